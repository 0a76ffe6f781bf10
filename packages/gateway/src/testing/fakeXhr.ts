/** An XMLHttpRequest on a fetch: the few parts that uploads use, with progress at half and at the end. */
export function fakeXhr(fetch: typeof globalThis.fetch): typeof XMLHttpRequest {
  class FakeXhr extends EventTarget {
    readonly upload = new EventTarget();
    readonly #sent = new Headers();
    readonly #ended = new AbortController();
    #target: [method: string, url: string] = ['GET', ''];
    #answered: Response | undefined;
    status = 0;
    responseText = '';

    open(method: string, url: string) {
      this.#target = [method, url];
    }
    setRequestHeader(name: string, value: string) {
      this.#sent.set(name, value);
    }
    getResponseHeader(name: string) {
      return this.#answered?.headers.get(name) ?? null;
    }
    abort() {
      this.#ended.abort();
    }
    send(body: BodyInit) {
      void this.#exchange(body);
    }

    async #exchange(body: BodyInit) {
      const [method, url] = this.#target;
      try {
        this.#progress(5, 10);
        const init = { method, body, headers: this.#sent, signal: this.#ended.signal };
        this.#answered = await fetch(url, init);
        this.#progress(10, 10);
        this.status = this.#answered.status;
        this.responseText = await this.#answered.text();
        this.dispatchEvent(new Event('load'));
      } catch {
        this.dispatchEvent(new Event(this.#ended.signal.aborted ? 'abort' : 'error'));
      }
    }

    #progress(loaded: number, total: number) {
      if (this.#ended.signal.aborted) return;
      this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
    }
  }
  return FakeXhr as unknown as typeof XMLHttpRequest;
}
