## Answers in advance

standing-title = Standing answers
standing-about = What you answer here is answered for you from now on. Only you see it. Taking such an answer back asks you again.
standing-always = Always…
standing-ask = Ask me
standing-revoke-all = Ask me everything again
