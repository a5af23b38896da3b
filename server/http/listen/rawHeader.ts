import type { IncomingMessage } from 'node:http';

/**
 * A header as it came, by its name in small letters; of several the first. Node's own `headers` puts all of them in
 * order when it is first asked, which costs more than looking up a known answer.
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const key = rawHeaders[index];
    if (key?.length === name.length && key.toLowerCase() === name) return rawHeaders[index + 1];
  }
  return undefined;
}
