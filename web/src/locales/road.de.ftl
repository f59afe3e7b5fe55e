road-label = Die Züge zwischen jetzt und deinem
road-acts = handelt
road-acts-since = handelt, seit { $span }
road-out = Zeit abgelaufen
road-bot = Bot, sofort
road-paused = angehalten
road-you = dein Zug
