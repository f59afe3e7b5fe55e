road-label = The turns between now and yours
road-acts = acts
road-acts-since = acts, since { $span }
road-out = out of time
road-bot = bot, at once
road-paused = paused
road-you = your turn
