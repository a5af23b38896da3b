import { type DestinationStream, type Logger, pino } from 'pino';

const GATHER_MS = 100;
const GATHER_CHARACTERS = 8_192;
const MOST_CAUSES = 5;
const destinations = new WeakMap<Logger, DestinationStream>();

/** Writes JSON lines. Never an address, query, body, token or SQL parameter, because they may be personal. */
export function createLog(
  level: string,
  destination: DestinationStream = gather(pino.destination({ sync: true })),
): Logger {
  const log = pino({ level, base: null }, destination);
  destinations.set(log, destination);
  return log;
}

export const silentLog: Logger = pino({ level: 'silent' });

/** Writes a line that is JSON already, if the level of the log includes it. */
export function writeInfo(log: Logger, line: string): void {
  if (log.isLevelEnabled('info')) destinations.get(log)?.write(line);
}

/**
 * Logs an unexpected error and its causes: name, code and stack places, never the message, which
 * may quote data.
 */
export function logFailure(log: Logger, error: unknown, id: string): void {
  log.error({ id, ...describeFailure(error) });
}

/** For a background job that failed and will run again: logs this sentence with the cause. */
export const warnOf =
  (log: Pick<Logger, 'warn'>, sentence: string) =>
  (error: unknown): void =>
    log.warn(describeFailure(error), sentence);

function describeFailure(error: unknown) {
  const [first, ...causes] = chainOf(error).map(describeError);
  return { ...first, ...(causes.length > 0 && { causes }) };
}

/** Stops at a repeated error, because an error may be its own cause. */
function chainOf(error: unknown): unknown[] {
  const chain: unknown[] = [];
  let next = error;
  while (!chain.includes(next) && chain.length < MOST_CAUSES) {
    chain.push(next);
    if (!(next instanceof Error) || next.cause === undefined) break;
    next = next.cause;
  }
  return chain;
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { error: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return { error: error.name, code, at: placesOf(error) };
}

/** The stack without the message, which may contain similar lines. */
function placesOf({ message, stack = '' }: Error): string[] | undefined {
  const start = stack.indexOf(message);
  // The message was changed after the stack was made, so its lines cannot be separated from the
  // stack.
  if (start === -1) return undefined;
  const lines = stack.slice(start + message.length).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '));
}

/**
 * Writing each line alone costs as much as a cached answer, so lines are collected for 100 ms. They
 * are written when the process ends, except when it is killed.
 */
export function gather(stdout: DestinationStream): DestinationStream {
  let text = '';
  const flush = () => {
    if (text !== '') stdout.write(text);
    text = '';
  };
  setInterval(flush, GATHER_MS).unref();
  process.once('exit', flush);
  return {
    write: (line) => {
      text += line;
      if (text.length >= GATHER_CHARACTERS) flush();
    },
  };
}
