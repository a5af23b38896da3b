/** The cookies that a browser would send back after these answers. */
export class BrowserCookies {
  readonly #values = new Map<string, string>();

  take(headers: Headers): void {
    for (const cookie of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0(;|$)/i.test(cookie)) this.#values.delete(name);
      else this.#values.set(name, value);
    }
  }

  get names(): string[] {
    return [...this.#values.keys()];
  }

  get header(): { Cookie: string } {
    return { Cookie: [...this.#values].map((pair) => pair.join('=')).join('; ') };
  }
}
