import { type IncomingMessage, ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorAnswer } from '../../../contract/plain/errorCode.ts';
import { dataHeaders } from '../answer/securityHeaders.ts';
import { nextRequestId } from './requestId.ts';

/** Answers a request that the parser of node:http could not read, so there is no request object. */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const current: unknown = Reflect.get(socket, '_httpMessage');
  const isMidAnswer = current instanceof ServerResponse && current.headersSent;
  if (!socket.writable || isMidAnswer || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = statusOf(error.code);
  const body = errorBody(STATUS_CODES[status] ?? 'Bad Request');
  const head = Object.entries(headersOf(body)).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'));
}

/** Answers an `Expect` header other than 100-continue, which node:http handles itself. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = errorBody('Expectation Failed');
  response.writeHead(417, headersOf(body)).end(body);
}

function statusOf(code: string | undefined): number {
  if (code === 'HPE_HEADER_OVERFLOW') return 431;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return 400;
}

function errorBody(message: string): string {
  const answer: ErrorAnswer = { code: 'invalid_input', message, requestId: nextRequestId() };
  return JSON.stringify(answer);
}

const headersOf = (body: string) => ({
  ...dataHeaders,
  'Cache-Control': 'no-store',
  'Content-Length': String(Buffer.byteLength(body)),
  Connection: 'close',
});
