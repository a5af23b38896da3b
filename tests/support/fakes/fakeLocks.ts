type Work<T> = () => T | Promise<T>;

/** The Web Locks of a browser, as far as the app uses them; jsdom has none. */
export function fakeLocks() {
  const held: { name: string; mode: string; over: Promise<unknown> }[] = [];

  const request = async <T>(
    name: string,
    ...rest: [Work<T>] | [{ mode: 'shared' }, Work<T>]
  ): Promise<T> => {
    const work = rest.length === 1 ? rest[0] : rest[1];
    const mode = rest.length === 1 ? 'exclusive' : rest[0].mode;
    const blocks = (other: (typeof held)[number]) =>
      other.name === name && (mode === 'exclusive' || other.mode === 'exclusive');
    for (let first = held.find(blocks); first; first = held.find(blocks)) await first.over;
    const result = Promise.resolve().then(work);
    const entry = { name, mode, over: result.catch(() => undefined) };
    held.push(entry);
    return result.finally(() => held.splice(held.indexOf(entry), 1));
  };

  return {
    request,
    query: async () => ({ held: held.map(({ name, mode }) => ({ name, mode })), pending: [] }),
  };
}
