import { OWN_WRITE, OWN_WRITE_MS } from '../../contract/plain/headers.ts';

/** The newest writes of this browser that visitors can see. Reads name them, so that their answers contain them. */
let written: { token: string; until: number }[] = [];
const MOST_NAMED = 5;

export function rememberWrite(answer: Response): void {
  const token = answer.headers.get(OWN_WRITE);
  if (token === null) return;
  const until = performance.now() + OWN_WRITE_MS;
  written = [...written, { token, until }].slice(-MOST_NAMED);
}

/** The header of a public read. */
export function ownWriteHeader(): Record<string, string> {
  const now = performance.now();
  written = written.filter(({ until }) => until > now);
  return written.length === 0 ? {} : { [OWN_WRITE]: written.map(({ token }) => token).join(',') };
}
