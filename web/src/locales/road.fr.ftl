road-label = Les tours d’ici au vôtre
road-acts = joue
road-acts-since = joue, depuis { $span }
road-out = temps épuisé
road-bot = bot, aussitôt
road-paused = en pause
road-you = à vous
