// Where the updates of a table come from: a stream of the server. Without a server there is none: a page looks, and
// looks again when another page of this browser, or a bot, has changed something.

class Looks {
  readyState = EventSource.OPEN;
  #url;
  #news;

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

  async #look() {
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
      if (data && this.readyState !== EventSource.CLOSED) this.onmessage({ data });
    }
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
