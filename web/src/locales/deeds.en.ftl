## Buttons that commit: each says the whole deed

deed-money = { $deed } for £{ $sum }: { $before } → { $after }
deed-send = Send
deed-send-see = Send and see
deed-done = { $done } – send
deed-done-see = { $done } – send and see
deed-more = { $deed } ×{ $n }
deed-box = { $before } → { $after } after production
deed-box-scored = { $before } → { $after } with the final count
deed-box-now = { $before } → { $after }
deed-box-same = { $after } after production
deed-box-share = share { $steps }
