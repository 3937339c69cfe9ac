// Where the updates of a table come from: a stream of the server. Without a server there is none: a page looks, and
// looks again when another page of this browser, or a bot, has changed something.

class Looks {
  readyState = EventSource.OPEN;
  #url;
  #news;
  #busy = false;
  #again = false;
  // What the page shows, part by part; every rendering has another token in its forms, which makes no difference.
  #shown = new Map();

  constructor(url, scope) {
    this.#url = url;
    this.#news = new BroadcastChannel(`orrery ${scope}`);
    const table = /\/t\/([^/]+)\//.exec(url.pathname)?.[1];
    this.#news.onmessage = ({ data }) => {
      if (!data.includes(table)) return;
      // What is new may have no number, such as a hint.
      this.#url.searchParams.delete('after');
      this.#look();
    };
    this.#look();
  }

  // However much is new meanwhile, one look later shows all of it.
  async #look() {
    if (this.#busy) {
      this.#again = true;
      return;
    }
    this.#busy = true;
    await this.#lookOnce();
    this.#busy = false;
    if (this.#again && this.readyState !== EventSource.CLOSED) {
      this.#again = false;
      this.#look();
    }
  }

  async #lookOnce() {
    const answer = await fetch(this.#url).catch(() => null);
    if (this.readyState === EventSource.CLOSED) return;
    if (!answer?.ok) {
      this.close();
      this.onerror();
      return;
    }
    const events = (await answer.text()).split('\n\n');
    for (const event of events) {
      const data = /^data: (.*)$/m.exec(event)?.[1];
      if (data && this.readyState !== EventSource.CLOSED) this.onmessage({ data: this.#fresh(data) });
    }
  }

  // The same without the parts that the page shows already.
  #fresh(data) {
    const update = JSON.parse(data);
    update.fragments = update.fragments.filter(({ id, html }) => {
      const plain = html.replace(/name="token" value="[^"]*"/g, '');
      if (this.#shown.get(id) === plain) return false;
      this.#shown.set(id, plain);
      return true;
    });
    return JSON.stringify(update);
  }

  close() {
    this.readyState = EventSource.CLOSED;
    this.#news.close();
  }
}

export function follow(url) {
  const { scope } = document.documentElement.dataset;
  return scope ? new Looks(url, scope) : new EventSource(url);
}
