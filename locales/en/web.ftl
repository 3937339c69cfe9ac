# The pages in the browser.
web-ago-days = { $count ->
    [one] { $count } day ago
   *[other] { $count } days ago
}
web-ago-hours = { $count ->
    [one] { $count } hour ago
   *[other] { $count } hours ago
}
web-ago-minutes = { $count ->
    [one] { $count } minute ago
   *[other] { $count } minutes ago
}
web-ago-now = just now
web-auto-end = End my turn automatically when I have no other options
web-board = Table
web-board-drawn = Graphic board
web-board-plain = Text view
web-bot-expert = Expert
web-bot-expert-time = about two seconds a turn
web-bot-expert-what = Thinks thirty times as hard. Forgives nothing.
web-bot-lin = Lin, biologist
web-bot-lin-time = under a second a turn
web-bot-lin-what = Cares for life above all, even where points would be easier.
web-bot-mara = Mara, explorer
web-bot-mara-time = under a second a turn
web-bot-mara-what = Would rather land on a far world than do something sensible at home.
web-bot-master = Master
web-bot-master-time = about three seconds a turn
web-bot-master-what = Takes all the time that a table allows. For whoever beats the expert.
web-bot-none = no bot
web-bot-novice = Novice
web-bot-novice-time = instant
web-bot-novice-what = Sees the points of today, loves one plan and forgets about tomorrow. For your first games.
web-bot-otto = Otto, observer
web-bot-otto-time = under a second a turn
web-bot-otto-what = Keeps an eye on the others and cannot bear to come second.
web-bot-paloma = Paloma, collector
web-bot-paloma-time = under a second a turn
web-bot-paloma-what = Sets herself one goal after another and never has enough of them.
web-bot-rasmus = Rasmus, engineer
web-bot-rasmus-time = under a second a turn
web-bot-rasmus-what = Takes every technology first and thinks about its use later.
web-bot-standard = Standard
web-bot-standard-time = under a second a turn
web-bot-standard-what = Weighs its best turns for a moment. Makes you plan.
web-bot-want = Let a bot take over
web-bot-which = Which bot
web-catalog-all = All
web-catalog-count = { $count ->
    [one] { $count } component
   *[other] { $count } components
}
web-catalog-section = Part of the game
web-catalog-values = All values
web-choices = What you can do
web-close = Close this table…
web-close-now = Close the table for everybody
web-close-sure = Nobody can keep playing at a closed table. This cannot be undone.
web-closed = This table was closed before the game ended.
web-contents = Contents
web-continue = Play on from here at a new table
web-continue-game = Continue
web-continue-seats = Who plays on?
web-copied = Copied
web-copy = Copy link
web-day = { $day } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
} { $year }
web-decides = to move
web-device-end = Sign out
web-device-go = Continue { $game } on this device
web-device-new = New link for another device
web-device-other = Continue on another device
web-device-this = this device
web-device-unknown = Unknown device
web-devices = { $count ->
    [one] { $count } device is signed in to this seat
   *[other] { $count } devices are signed in to this seat
}
web-disclaimer = Orrery is an unofficial fan project, not affiliated with the publishers or designers of these games.
web-duplicate = duplicate game
web-duplicate-why = The seed of this game was chosen, or is known from another game, so somebody may know what is hidden.
web-empty = nobody yet
web-free = Free this seat…
web-free-now = Free the seat
web-free-sure = This player has been away for a long time. If you free the seat, they cannot come back to it, and everybody will see that you freed it.
web-hand-over = Pass the device to { $name }.
web-hand-over-covered = Private information stays covered until { $name } takes over.
web-home = Board games about space
web-home-bot = Play against a bot now
web-home-bot-kind = a gentle one
web-home-bots = Bots that play fair
web-home-bots-why = Four strengths, from forgiving to fierce. A bot sees only what a player in its seat would see.
web-home-claim = Two big board games about space, at a table that knows every rule
web-home-friends = Invite friends with a link
web-home-friends-why = Send a link and play right away, or turn by turn over several days. The table waits for everybody.
web-home-games = Games
web-home-learn = Learn it
web-home-lessons = in { $count } short lessons
web-home-progress = Your lessons
web-home-players = { $min }–{ $max } players
web-home-reason = Every “no” has a reason
web-home-reason-why = You see what is missing and which rule asks for it. You can undo steps until something hidden is revealed.
web-home-ways = More ways to play
web-home-why = What is different here
web-invite = Invite someone to this seat
web-invite-again = Replace with a new link
web-invited = You are invited to { $game }
web-invited-device = This link opens { $name }’s seat on this device. It works once.
web-invited-seat = This link opens { $name }’s seat. It works once: then the seat is yours, and you can add other devices at the table.
web-keys = Keyboard
web-keys-choose = go from choice to choice and pick one
web-keys-close = close a menu, a card or the tour
web-keys-map = move the map of Kepler-3042
web-keys-tour = previous or next step of the tour
web-keys-zoom = zoom in, zoom out, or show the whole map
web-language = Language
web-settings = Settings
web-in-short = In short
web-last-turns = Last turns
web-leave = Leave this seat…
web-leave-now = Leave for good
web-leave-sure = You will not be able to come back to this seat. The others can invite someone else or let a bot take over.
web-left = empty
web-link-friend = Link for a friend: whoever opens it first takes this seat
web-link-mine = Link for your other device; it works once
web-links = Invite to { $game }
web-links-go = Go to the table
web-links-what = The table is ready. Send each friend their link, or let them scan the code. You will find the links at the table, too.
web-log = Game log
web-log-all = Full log from the start
web-log-empty = Nothing yet.
web-log-new = since your last turn
web-log-ply = After move { $ply }
web-log-start = Setup
web-log-steps = Show me move by move
web-look = view from this seat
web-mine = My tables
web-mine-done = Finished
web-mine-last = The last game
web-mine-more = Start another game
web-mine-others = My other games
web-motion = Motion
web-motion-fast = Fast
web-motion-normal = Normal
web-motion-off = Off
web-motion-slow = Slow
web-name = Name
web-name-of = Name in seat { $seat }
web-name-player = Player { $seat }
web-nav = Main navigation
web-nav-catalog = Components
web-nav-home = Play
web-nav-learn = Learn
web-nav-new = New game
web-nav-rules = Rules
web-new-bots = How strong?
web-new-bots-fair = A bot sees only what a player in its seat would see.
web-new-campaign = Campaign
web-new-characters = Or against somebody with a taste of their own
web-new-first-level = Level 1
web-new-game = Game
web-new-leave = You can leave at any time; the game will wait.
web-new-level = { $goal } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
web-new-links = When the table is ready, you get a link for each friend.
web-new-more = More: seed, public table
web-new-options = Options
web-new-options-good = fine as they are
web-new-players = Players
web-new-public = Show this table in the public list
web-new-public-help = Anyone can find it on the home page and watch.
web-new-ready = Ready
web-new-seed = Seed
web-new-seed-help = The same number gives the same shuffles. Everybody at the table is told that you chose it. Leave it empty for a new game every time.
web-new-several = One person may take several open seats
web-new-several-help = Otherwise each person gets one seat at most.
web-new-start = Start the game
web-new-strength = Strength
web-new-time = Time
web-new-title = New game: { $game }
web-new-who = Who is playing?
web-new-who-short = Who is playing
web-new-your-name = Your name
web-news = Since you last looked
web-note-bot = A bot takes over for { $name } ({ $bot }).
web-note-freed = The host has freed { $name }’s seat after a long absence.
web-note-left = { $name } has left the table.
web-note-no-wish = { $name } no longer wants a bot in { $seat }’s seat.
web-note-sat = { $name } has sat down.
web-note-wish = { $name } wants a bot in { $seat }’s seat ({ $bot }).
web-of-five = { $count } of 5
web-open = Tables with a free seat
web-option-random = at random
web-over = The game is over.
web-pack = Data pack
web-pack-builtin = built in
web-pack-help = Different component values, provided by whoever runs this server.
web-pack-used = Data pack: { $name }
web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-position = Position
web-public = Public tables
web-record = Download the record
web-refusals = { $count ->
    [one] { $count } action unavailable
   *[other] { $count } actions unavailable
}
web-rematch = Rematch
web-again = Play again
web-rematch-join = Sit down there
web-rematch-waits = There is a rematch.
web-replay = Replay
web-replay-back = Previous
web-replay-end = End
web-replay-first = Start
web-replay-go = Show
web-replay-last = Last move: { $name }
web-replay-next = Next
web-replay-now = Back to the live game
web-replay-of = { $game }: replay
web-replay-ply = After move { $ply } of { $of }
web-replay-quiet = Nothing visible to you.
web-round = round { $round } of { $rounds }
web-search = Search
web-search-go = Search
web-seat-bot-expert = Bot: expert
web-seat-bot-greedy = Bot: greedy
web-seat-bot-lin = Bot: Lin, biologist
web-seat-bot-mara = Bot: Mara, explorer
web-seat-bot-master = Bot: master
web-seat-bot-novice = Bot: novice
web-seat-bot-otto = Bot: Otto, observer
web-seat-bot-paloma = Bot: Paloma, collector
web-seat-bot-random = Bot: random
web-seat-bot-rasmus = Bot: Rasmus, engineer
web-seat-bot-standard = Bot: standard
web-seat-here = someone else on this device
web-seat-link = a friend by link
web-seat-me = me
web-seat-open = anyone (public table)
web-seats = At the table
web-sequel-again = This level again
web-sequel-next = Next level
web-since-nobody = { $name }’s seat is empty; last change { $ago }
web-since-other = { $name }’s turn; last change { $ago }
web-since-over = last change { $ago }
web-since-you = your turn; last change { $ago }
web-sit = Take this seat
web-skip = Skip to content
web-solo = Play alone
web-sound = Quiet sounds
web-tag-aside = on hold
web-tag-closed = closed
web-tag-over = finished
web-take-over = I am { $name }
web-theme = Appearance
web-theme-auto = Match system
web-theme-dark = Dark
web-theme-light = Light
web-title-your-turn = Your turn: { $game }
web-tour-back = Back
web-tour-done = Let’s play
web-tour-next = Next
web-tour-no = No, thanks
web-tour-offer = First time here? A short tour walks you through the first turns on the board.
web-tour-skip = Skip the tour
web-tour-start = Show me around
web-tour-step = Step { $n } of { $all }
web-turn-of = { $name }’s turn
web-undo-not-your-turn = You can only undo during your own turn.
web-undo-other = You can’t undo further: another player has moved.
web-undo-over = The game is over.
web-undo-revealed = You can’t undo further: your last choice brought something to light, such as a card, a tile or the result of chance.
web-undo-start = Nothing to undo yet.
web-undo-step = Undo
web-undo-steps = { $count ->
    [one] { $count } step can be undone
   *[other] { $count } steps can be undone
}
web-undo-turn = Undo my turn
web-undo-why = Why?
web-unread = { $count ->
    [one] { $count } new move
   *[other] { $count } new moves
}
web-waiting = Waiting for { $name }…
web-waiting-bot = { $name } is thinking…
web-waiting-empty = { $name }’s seat is still empty. Send its link to a friend.
web-watch = Just watch
web-watching = You are a spectator: you see public information only.
web-what = Alone, against bots or with friends. Every “no” comes with a reason, and no move is ever lost. No account, nothing to install.
web-who-bots = Against bots
web-who-bots-what = always ready to play
web-who-here = One screen
web-who-here-what = pass the device around
web-who-link = Friends by link
web-who-link-what = live, or over several days
web-who-mixed = Seat by seat
web-who-mixed-what = any mix, even open to everybody
web-who-solo = Alone
web-who-solo-what = the rulebook’s solo game
web-wish = { $name } agrees: { $bot }
web-won = won
web-yes = yes
web-you = you
web-you-alone = You
web-your-turn = Your turn

# Errors. Each says what is wrong and what to do.
problem-title = Error { $status }
problem-lost = Nothing orbits here
problem-refused = This did not work
problem-ours = Something went wrong
problem-home = Go to the home page
problem-back = Go back to the table
problem-back-account = To my account
problem-back-new = Go back to the settings
problem-bad = The request could not be read. Go back, reload the page and try again.
problem-bot-wishes = You have changed your mind about a bot in this seat too often. What you last said stands.
problem-busy = The server is restarting or busy. Try again in a moment.
problem-choices-many = So many choices are too long for one page. Go back some steps, or start over.
problem-comings = People have come and gone at this table too often, so the rest of its room is kept for moves.
problem-devices = Too many devices are signed in to this seat already. Play on one of them, or sign out one you no longer use.
problem-forbidden = This is not your seat. Open the link to your seat to sit down.
problem-foreign = This form did not come from a page of this server, or the page is too old. Reload the page and try again.
problem-hints-many = As many hints were asked for at this table as there is room for.
problem-illegal = This move is not possible now. Look at the table again and choose another one.
problem-internal = Something went wrong on the server. Your game is safe; try again in a moment.
problem-invitations-many = So many people were invited to this seat already. Wait for one of them, or invite someone with a link.
problem-kind = The server does not understand this kind of content. Send a form or JSON.
problem-large = The request is too large. Please send less data.
problem-link = This link no longer opens a seat: a link works once. Ask whoever sent it for a new one, or make one on the device that holds your seat.
problem-long = This table has reached the maximum number of moves. Start a new one.
problem-many = Too many requests in a short time. Wait a moment, then try again.
problem-method = This address does not accept this kind of request. Open it as a page instead.
problem-mutes-many = As many people are muted at this table as there is room for. Listen to one of them again first.
problem-no-undo = This cannot be undone.
problem-not-found = There is nothing at this address. Check the link, or start from the home page.
problem-not-your-turn = It isn’t your turn. Wait until it is.
problem-one-seat = You already have a seat at this table, and each person gets only one. Leave it first, or ask the host for a table where one person may take several.
problem-operator = This page is for whoever runs the server. Enter the token as the password.
problem-option-choice = { $option }: choose one of the values on offer.
problem-option-flag = { $option }: choose yes or no.
problem-option-game = There is no such game here.
problem-option-kind = There is no kind of seat “{ $kind }”. Choose one of: { $kinds }.
problem-option-name = A name must have 1 to { $max } characters, all of them visible.
problem-option-number = { $option }: choose a number from { $min } to { $max }.
problem-option-other = The game has no option “{ $option }”, or not with this value.
problem-option-pack = There is no such data pack here.
problem-option-players = { $max ->
    [one] { $game } is a game for { $max } player.
   *[other] { $game } is a game for { $min } to { $max } players.
}
problem-option-seats = Fill every seat, one for each player. Only public tables can have seats open to anyone.
problem-option-seed = The seed must be a whole number, 0 or higher.
problem-option-several = { $option }: choose { $count } different ones, or leave all of them to chance.
problem-option-when = { $max ->
    [one] Only with { $max } player.
   *[other] Only with { $min } to { $max } players.
}
problem-options = The game cannot be set up like this. Change the settings and try again.
problem-over = The game is over. Look at the result, or start a rematch.
problem-pack = This data pack cannot be used. Fix its files, or choose another one.
problem-passkeys-many = Your account has as many passkeys as there is room for. Remove one you no longer use.
problem-present = This player was here recently and keeps the seat.
problem-record-long = This record holds more moves than a table has room for.
problem-reports-many = There is no room for another report until the operator has read those that are there. Try again later.
problem-secret = Only the players may see this, or only after the game.
problem-set-aside = This table is on hold: its stored moves no longer lead to the stored position. Nothing was changed; ask whoever runs the server.
problem-slow = The request took too long. Check your connection and try again.
problem-stale = The table has changed in the meantime. Look at it again and choose again.
problem-stop-wishes = You have changed your mind about stopping the game too often. What you last said stands.
problem-streams = Too many pages are following tables from your address. Close some of them.
problem-tables = Too many tables were started from your address in the past hour. Wait a while, then try again.
problem-taken = Somebody else has taken this seat. Watch the game, or ask for another seat.
problem-unattended = Too many bot-only games are under way. Take a seat yourself, or wait until one of them is over.
problem-unfinished = You have too many unfinished tables. Finish or close some of them, then start a new one.

# The page of the operator.
operator-bot-choices = Bot choices since startup
operator-bot-failures = Bots that failed to answer
operator-bots-waiting = Tables with a bot waiting to think
operator-free = Free disk space
operator-loaded = Tables in memory
operator-metrics = Metrics for a monitoring system
operator-store = Disk space used by games
operator-streams = Open pages following a table
operator-tables = Tables in total
operator-title = How the server is doing
operator-unfinished = Unfinished tables
operator-unknown = unknown
operator-uptime = Running for (hours:minutes)
operator-version = Version
