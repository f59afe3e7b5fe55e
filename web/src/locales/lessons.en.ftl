lessons-title = Learn at the real table
lessons-about = Each lesson is a position with one question. Nothing is locked; do them in any order.
lessons-go-on = Go on: { $title }
lessons-done = { $n } of { $of } done
lessons-minutes = { $n } min in all
lessons-begun = begun
lessons-done-one = done
lessons-rules = The rules in short
lessons-game-arkadia = Arkadia
lessons-game-arkwright = Arkwright
lessons-game-arkwright-cards = Arkwright: The Card Game

lesson-where = Lesson
lesson-place = Lesson { $n } of { $of }
lesson-minutes = { $n } min
lesson-you = You
lesson-leave = Leave the lesson
lesson-gone = There is no such lesson
lesson-solved = Done
lesson-shown = This is how it goes
lesson-not = Not yet
lesson-not-again = Still not: look at the numbers
lesson-tries = Your tries
lesson-try = Try
lesson-hint = Hint
lesson-again = Try again
lesson-show = Show me
lesson-next = Next
lesson-last = All lessons
lesson-next-why = “Next” opens when the goal is met. You may leave at any time.

rule-link = Rules: { $chapter }
rule-link-all = in short
rules-chapters = Chapters
rules-lessons = Lessons

error-lesson-over = This try is over. Begin again.
