import { randomBytes } from 'node:crypto';
import { type DestinationStream, type Logger, pino } from 'pino';
import { type RequestCount, RequestCounts } from './requestCounts.ts';

const INFO = 30;
const GATHER_MS = 100;
const GATHER_CHARACTERS = 8_192;
const MOST_CAUSES = 5;
const destinations = new WeakMap<Logger, DestinationStream>();
const counts = new WeakMap<Logger, RequestCounts>();

/**
 * JSON lines. A line about a request holds its method, the pattern of its route, status, time and id:
 * never an address, a query, a body, a token or a parameter of SQL, all of which may be personal.
 */
export function createLog(
  level: string,
  destination: DestinationStream = gatheredStdout(),
): Logger {
  const log = pino({ level, base: null }, destination);
  destinations.set(log, destination);
  counts.set(log, new RequestCounts());
  return log;
}

/** What has gone through the log, by kind, whether it was written or not. */
export const countsOf = (log: Logger): readonly RequestCount[] => counts.get(log)?.all() ?? [];

export const silentLog: Logger = pino({ level: 'silent' });

export interface RequestLine {
  method: string;
  route: string;
  status: number;
  ms: number;
  id: string;
}

/**
 * Written by hand in pino's form: a general serializer takes a quarter of the time of a cached answer.
 * Nothing here needs escaping: methods are tokens, patterns and ids are our own.
 */
export function logRequest(log: Logger, line: RequestLine): void {
  const { method, route, status, ms, id } = line;
  counts.get(log)?.add(line);
  if (!log.isLevelEnabled('info')) return;
  destinations
    .get(log)
    ?.write(
      `{"level":${INFO},"time":${Date.now()},"method":"${method}","route":"${route}","status":${status},"ms":${ms},"id":"${id}"}\n`,
    );
}

/** An unexpected error and its causes: kind, code and places in our code, never a text, which may quote data. */
export function logFailure(log: Logger, error: unknown, id: string): void {
  log.error({ id, ...describeFailure(error) });
}

/** What goes on beside requests has failed, and is tried again: said with the cause, told as above. */
export const warnOf =
  (log: Logger, sentence: string) =>
  (error: unknown): void =>
    log.warn(describeFailure(error), sentence);

function describeFailure(error: unknown) {
  const [first, ...causes] = chainOf(error).map(describeError);
  return { ...first, ...(causes.length > 0 && { causes }) };
}

/** An error and its causes. An error may be its own cause. */
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

/** The lines of the stack below the message, which may hold lines that look like them. */
function placesOf({ message, stack = '' }: Error): string[] | undefined {
  const start = stack.indexOf(message);
  // A message that was changed later: the one inside the stack cannot be told from its lines.
  if (start === -1) return undefined;
  const lines = stack.slice(start + message.length).split('\n');
  return lines.map((line) => line.trim()).filter((line) => line.startsWith('at '));
}

/**
 * A line written by itself costs as much as a cached answer, so lines are gathered for a moment. What
 * is gathered is still written when the process ends, whatever ends it but a kill.
 */
function gatheredStdout(): DestinationStream {
  const stdout = pino.destination({ sync: true });
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

const processId = randomBytes(6).toString('base64url');
let requestCount = 0;

/** Tells requests apart in the log; it is no secret. */
export function nextRequestId(): string {
  requestCount += 1;
  return `${processId}-${requestCount.toString(36)}`;
}
