## Buttons that commit: each says the whole deed

deed-money = { $deed } for £{ $sum }: { $before } → { $after }
deed-send = Send
deed-send-money = Send: { $before } → { $after }
deed-send-see = Send and see
deed-done = { $done } – send
deed-done-money = { $done } – send: { $before } → { $after }
deed-done-see = { $done } – send and see
deed-more = { $deed } ×{ $n }
