import { Writable } from 'node:stream';
import { createLog } from '../../../../server/lib/log.ts';

/** A log that a test can read, as text and line by line. */
export function openLogLines() {
  let text = '';
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      text += String(chunk);
      done();
    },
  });
  return {
    log: createLog('info', destination),
    text: () => text,
    lines: (): Record<string, unknown>[] =>
      text
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line)),
  };
}
