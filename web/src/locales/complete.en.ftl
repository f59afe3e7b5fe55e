# Around the complete rules; the rules themselves are in the folders of the games.

rules-complete = Complete rules
rules-complete-of = Complete rules: { $ruleset }
rules-complete-about = In our own words; the numbers come from the sheet that is played on here. Every paragraph names its lines of the rule book (AK, WF, PB, EN, FR); the rule book remains the rule book.
rules-short = The rules in short
rules-short-tab = In short
rules-complete-tab = Complete
rules-page = Open as a page
rules-search = Search the rules
rules-search-go = Search
rules-found = { $n ->
    [0] No paragraph has these words.
    [one] One paragraph. Enter leads to it.
   *[other] { $n } paragraphs. Enter leads to the first.
  }
rules-near = { $n ->
    [one] No paragraph has all of these words; this one comes nearest.
   *[other] No paragraph has all of these words; these { $n } come nearest.
  }
rules-nothing = Nothing in these rules has these words. Try other ones, or show all variants.
# Words that a search ignores, and groups of words that find each other.
rules-search-ignored = a am an and any are as at be been being by can cannot could did do does for from game get gets go goes had happen happens has have how if in into is it its many may me more much must my no not of often on one or rule rules shall should so than that the their them then there they this to too us use used uses was we were what when where which who whom whose why will with would you your
rules-search-same = tie ties tied equal / win wins winner winning / fire fired dismiss / sell selling sold sale / buy buying bought purchase / deliver delivered fulfil fulfilled / loan borrow borrowed debt / alone solo / cash money / cover covered / hire employ / modernise upgrade / award title / fit fits legal
rules-show-all = { $n ->
    [0] Show all variants
    [one] Show all variants ({ $n } more paragraph)
   *[other] Show all variants ({ $n } more paragraphs)
  }
rules-choices = What is played
rules-choices-usual = the usual choices
rules-players = Players
rules-players-any = any number
rules-rulesets = Rulesets
rules-failed = The rules could not be loaded. Please try again.
rules-allowed = Allowed:
rules-not-allowed = Not allowed:
rules-ruling = We read it so: { $ids }
rules-guessed = ≈ number reconstructed
rules-guessed-about = A number of this paragraph could not be read from the printed game and is our reconstruction.
rules-chapters = Chapters
rules-link-here = Link to this paragraph ({ $rule })
rules-value = { $value }: { $help }
