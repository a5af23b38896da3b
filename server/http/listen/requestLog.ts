import type { Logger } from 'pino';
import { writeInfo } from '../../lib/log.ts';
import { countRequest } from '../../metrics/requestCounts.ts';

const INFO = 30;

export interface RequestLine {
  method: string;
  route: string;
  status: number;
  ms: number;
  id: string;
}

/**
 * Counts the request, also one that the log level leaves out, and logs it: method, route pattern, status, time and id.
 * Writes pino's format directly, because a general serializer takes a quarter of the time of a cached answer. Nothing
 * needs escaping: methods are tokens, patterns are from the server, ids are checked.
 */
export function logRequest(log: Logger, line: RequestLine): void {
  const { method, route, status, ms, id } = line;
  countRequest(line);
  writeInfo(
    log,
    `{"level":${INFO},"time":${Date.now()},"method":"${method}","route":"${route}","status":${status},"ms":${ms},"id":"${id}"}\n`,
  );
}
