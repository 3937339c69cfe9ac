# The pages in the browser.
web-catalog-count = { $count ->
    [one] { $count } component
   *[other] { $count } components
}
web-contents = Contents
web-disclaimer = Orrery is an unofficial fan project, not affiliated with the publishers or designers of these games.
web-home = Tables
web-language = Language
web-nav = Main navigation
web-nav-catalog = Components
web-nav-new = New game
web-nav-rules = Rules
web-search = Search
web-search-go = Search
web-skip = Skip to the content
web-theme = Appearance
web-theme-auto = As the browser
web-theme-dark = Dark
web-theme-light = Light
web-what = A digital table for board games about space: every rule enforced, every refusal explained, no move lost.

# Errors. Each says what is wrong and what to do.
problem-title = That did not work ({ $status })
problem-home = Go to the home page
problem-back = Go back to the table
problem-bad = The request cannot be read. Go back, reload the page and try again.
problem-busy = The server is stopping or busy. Try again in a moment.
problem-forbidden = This seat is not yours. Open the link of your seat to sit down.
problem-foreign = This form did not come from a page of this server, or the page is too old. Reload the page and try again.
problem-illegal = This choice is not possible now. Look at the table again and choose another.
problem-internal = Something went wrong on the server. Nothing of your game is lost; try again in a moment.
problem-kind = The server does not understand this kind of content. Send a form or JSON.
problem-large = The request is too large. Send less.
problem-many = Too many requests in a short time. Wait a moment, then try again.
problem-method = This address does not take such requests. Open it as a page instead.
problem-no-undo = This cannot be undone.
problem-not-found = There is nothing at this address. Check the link, or start from the home page.
problem-not-your-turn = Somebody else decides now. Wait until it is your turn.
problem-options = The game cannot be set up like this. Change the settings and try again.
problem-over = The game is over. Look at the result, or start a rematch.
problem-secret = Only the players may see this, or not before the game is over.
problem-set-aside = This table was set aside: its stored choices no longer lead to the stored position. Nothing was changed; ask whoever runs the server.
problem-slow = The request took too long. Check your connection and try again.
problem-stale = The table has changed in the meantime. Look at it again and choose again.
problem-streams = Too many open pages follow tables from your address. Close some of them.
problem-tables = You have made many tables already. Finish some of them, or wait an hour.
problem-taken = Somebody else has taken this seat. Watch the game, or ask for another seat.
