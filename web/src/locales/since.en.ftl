## What changed since one's last turn

since-title = Since your last turn
since-count = { $n ->
    [one] 1 piece of news
   *[other] { $n } pieces of news
  }
since-fold = Fold what happened since your last turn into one line
since-open = Show what happened since your last turn (S)
since-ring = Show on the board what changed
since-changed = (changed, was { $was })
since-new = (new)

## The log

line-of = { $who }: { $line }
log-column-who = Seller
log-nobody = Importer
log-all = All of it
log-tall = Open the log to full height
log-small = Make the log small again
band-start = The game begins.
band-rules = And so
band-end = The end
# One turn, where the panel is one line.
since-one = { $who }: { $what }
