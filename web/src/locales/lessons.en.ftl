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

lessons-where = Lesson
lessons-place = Lesson { $n } of { $of }
lessons-about-minutes = { $n } min
lessons-you = Ada
lessons-leave = Leave the lesson
lessons-gone = There is no such lesson
lessons-solved = Done
lessons-shown = This is how it goes
lessons-not = Not yet
lessons-not-again = Still not: look at the numbers
lessons-tries = Your tries
lessons-try = Try
lessons-hint = Hint
lessons-again = Try again
lessons-show = Show me
lessons-next = Next
lessons-last = All lessons
lessons-next-why = “Next” opens when the goal is met. You may leave at any time.

rule-link = Rules: { $chapter }
rule-link-all = in short
rules-chapters = Chapters
rules-lessons = Lessons

error-lesson-over = This try is over. Begin again.
