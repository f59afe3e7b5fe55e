## Buttons that commit: each says the whole deed

deed-money = { $deed } for £{ $sum }: { $before } → { $after }
deed-send = Send turn
deed-send-money = Send turn: { $before } → { $after }
deed-send-see = Send and see
deed-done = { $done } – send turn
deed-done-money = { $done } – send turn: { $before } → { $after }
deed-done-see = { $done } – send and see
deed-more = { $deed } ×{ $n }
