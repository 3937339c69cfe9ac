account-active = last here on { $date }
account-again = To add or remove a passkey, change the e-mail address or delete the account, sign in once more. That is good for ten minutes.
account-again-first = Sign in once more first
account-again-look = A link is on its way to your address. Open it in this browser.
account-again-mail = Send a link to my address
account-again-passkey = Use my passkey
account-by-device = With a device that is signed in
account-by-device-open = On that device open your account and choose “Link another device”.
account-by-device-type = Type the code here, or scan the picture.
account-by-passkey = With a passkey
account-by-passkey-what = Fingerprint, face or the PIN of this device. Nothing is sent but a signature.
account-code = Code
account-code-once = A code lives for 10 minutes and works once.
account-comes-along = { $count ->
    [1] Your game in this browser comes along.
   *[other] Your { $count } games in this browser come along.
}
account-data = Your data
account-delete = Delete the account…
account-delete-now = Delete it for good
account-delete-sure = Everything about the account is deleted and cannot be brought back. You leave the games that are still running; in every game your seat then belongs to “somebody”.
account-device = a device
account-devices = Passkeys and devices
account-door = Keep your games on every device
account-door-why = You can play without this: your games are kept in this browser. Signing in takes them along; there is no password to remember or to lose.
account-edit = Edit name
account-end-device = Sign out
account-enter = Sign in with a passkey
account-export = Download everything (JSON)
account-leave = Sign out
account-leave-lost = Nothing opens this account yet but this browser: there is no passkey, no e-mail address and no other device. If you sign out now, it is lost, and your seats with it.
account-leave-sure = Sign out and lose the account
account-link-here = Link this device
account-link-it = Link
account-link-once = A link lives for 10 minutes and works once.
account-link-sure = This browser then belongs to the account of { $name }, and the games it holds go there too. Do this only on a device of your own.
account-link-to = Sign in as { $name }?
account-link-yes = Yes, this is me
account-make = Create an account
account-name = Name
account-no-passkey = There is no passkey yet. If you lose all the devices below, nobody can recover the account.
account-notices = Set up notices
account-notices-what = A message in this browser, by e-mail or in a chat when it is your turn, with quiet hours.
account-pair = Link another device
account-pair-how = Scan this, or open { $place } there and type
account-passkey-add = Add a passkey
account-passkey-failed = That did not work, or it was cancelled. Nothing has changed.
account-passkey-number = Browsers create passkeys only for addresses with a name. This server has one:
account-passkey-number-only = Browsers create passkeys only for addresses with a name, not for numbers. Use one of the other ways here.
account-passkey-of = Passkey of { $device }
account-passkey-script = Passkeys need a script, a secure address (https) and a browser that knows them.
account-plain = Without a passkey
account-plain-make = Create an account
account-plain-what = The account is known to this browser only, until you link another device or add a passkey.
account-privacy = What is kept, and for how long
account-remove = Remove
account-rename = Rename
account-sign-in = Sign in
account-since = since { $date }
account-somebody = somebody
account-this = this one
account-used = used on { $date }
privacy-account = An account has a name, a tag that others find it by, the public halves of its passkeys, its devices with the times of their last sign-in and visit, its settings, lessons and puzzles, and the results of its games.
privacy-banned = An account that the operator has shut out stays shut out until the operator deletes it.
privacy-browser = Without an account there is a cookie with a random number. It says which seats are yours and nothing about you.
privacy-finished = { $days ->
    [one] A finished game is deleted { $days } day after its end.
   *[other] A finished game is deleted { $days } days after its end.
}
privacy-finished-always = Finished games are kept until the operator deletes them.
privacy-logs = The log of the server holds the address a request came from and which kind of page it asked for, never which game.
privacy-long = How long
privacy-mail = An e-mail address is kept only if you enter one, and is shown to nobody.
privacy-notices = If you want to be told of your turn, the way to reach you is kept: the push address of a browser, an e-mail address, or a webhook. The notice goes through that service – the maker of your browser, the mail server, the chat – and says which game it is and who plays, nothing more. A browser without an account that nobody uses any more is forgotten after 30 days.
privacy-once = Links and codes that work once are deleted after 10 minutes.
privacy-own = Your notes at positions, your plans, whom you muted and your days off are kept for you alone. Others at a table with a clock see that you are away, and until when.
privacy-public = Others see your profile only if you make it public. Those who play with you see your name, your choices and what you say at the table.
privacy-reports = What you report goes to the operator, with the message and the name of whoever wrote it, until it is dealt with.
privacy-short = Orrery keeps what it needs to let you play and to tell you about it, and shows it to those you play with.
privacy-tables = A table keeps its choices, the names of its players, invitations to it, and what is said there, also by those who watch.
privacy-title = What is kept about you
privacy-unfinished = { $days ->
    [one] A game that nobody goes on with is deleted after { $days } day.
   *[other] A game that nobody goes on with is deleted after { $days } days.
}
privacy-unfinished-always = Unfinished games are kept until the operator deletes them.
privacy-unused = { $days ->
    [one] An account that nobody uses is deleted after { $days } day.
   *[other] An account that nobody uses is deleted after { $days } days.
}
privacy-unused-always = Accounts are kept until you delete them.
privacy-yours = What you can do
privacy-yours-how = On the page of your account you can download everything that is kept about you, sign out devices, and delete the account. Its name then disappears from games and talk; what was said there remains without it.
problem-code = This code does not open anything: it was used, is too old, or is mistyped. Make a new one on the device that is signed in.
problem-passkey = This passkey was not accepted. It may have been removed, or the page was open for too long. Try again.
problem-prove = This changes what opens your account, and you signed in too long ago for that. Sign in once more first.
problem-shut-out = This account has been closed by the operator.
problem-signed-out = Sign in first.
problem-option-rated = A rated game has a clock, one seat at this screen, other people or bots in the other seats, and no hints, seed or data pack of your own.
problem-rated = This game is rated, so everyone at the table needs an account. Sign in, then sit down.
profile-ahead = Ahead
profile-behind = Behind
profile-best = Best
profile-best-how = Rated games only, of those who have made their profile public. A question mark means that few games say it. Bots have fixed ratings. Somebody counts for the ratings of others after five rated games with at least two different people, and in thirty days ten games with the same person count.
profile-best-of = The best at { $game }
profile-chart = How the rating went
profile-game = Game
profile-games = Games
profile-last = Last games
profile-learned = Learned
profile-lessons = Lessons done
profile-make-private = Make profile private
profile-make-public = Make profile public
profile-mean = Average
profile-new-rated = Rated
profile-new-rated-help = Everyone who sits down is judged by the result and needs an account. No hints; whoever leaves has lost. A clock is needed.
profile-nobody = Nobody who shows their profile has played a rated game yet.
profile-note-player = { $name } is judged by the result.
profile-note-rated = This game is rated.
profile-nothing = No finished games yet.
profile-of-games = { $count ->
    [one] of { $count } game
   *[other] of { $count } games
}
profile-place = Place
profile-points = Points
profile-public-page = Public page
profile-puzzles = Puzzles solved
profile-rated-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
profile-rating = Rating
profile-results = Results
profile-rivals = Against others
profile-species = With each species
profile-streak = Days in a row
profile-when = When
profile-with = With
profile-won = Won
invite-ask = Invite
invite-asked = Invited
invite-asked-what = If there is an account “{ $who }”, the invitation is on its home page now. For privacy, we don’t say whether there is one.
invite-decline = No, thanks
invite-join = Sit down
invite-lang = Language of the talk
invite-lang-any = Any language
invite-level = How well people know the game
invite-level-any = Any level
invite-level-new = New to the game
invite-level-some = A few games
invite-level-well = Knows it well
invite-look = Look at the table
invite-rematch = { $name } asks for another game of { $game }. Everyone moves one seat on.
invite-to = { $name } invites you to a game of { $game }.
invite-who = Name#tag of an account
invite-wishes = Wishes for an open table
invite-wishes-help = Shown beside a public table with open seats, so that the right people find it.
order-ban = Shut the account out
order-close = Close the table
order-hide = Take off the public list
order-nothing = Nothing has been reported.
order-otherwise = Without a report
order-report = Report
order-report-what = The operator of this server reads what you write, and the message that it is about.
order-reports = Reports
order-send = Send
order-settle = Done
order-table = Id of a table
order-unban = Let it in again
order-unsay = Hide the message
order-why = What is wrong?
account-by-mail = With a link by e-mail
account-by-mail-what = For those who have added an address to their account.
account-mail = E-mail address
account-mail-look = If an account has this address, an e-mail with a link is on its way. For privacy, we don’t say whether there is one.
account-mail-none = No e-mail address
account-mail-own = Is { $mail } yours?
account-mail-prove = An e-mail is on its way. Open its link in this browser to confirm the address.
account-mail-prove-open = Someone, you we hope, wants to sign in to Orrery with this address. Open this link in the browser where you asked for it:
account-mail-send = Send me a link
account-mail-sent = Check your e-mail
account-mail-set = Send a link there
account-mail-sure = The link works only once.
account-mail-why = lets you sign in by a link
problem-mail = No e-mail can be sent to this address.
profile-leaders = The best of this server
