import { ServerResponse } from 'node:http';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { refuseUnreadable } from '../../../server/http/listen/refuseUnreadable.ts';

const failure = (code: string) => Object.assign(new Error('unreadable'), { code });

/** A socket on which an answer is under way, as node:http notes it. */
function socketWith(answer: unknown): PassThrough {
  return Object.assign(new PassThrough(), { _httpMessage: answer });
}

const begun = Object.create(ServerResponse.prototype, { headersSent: { value: true } });
const notBegun = Object.create(ServerResponse.prototype, { headersSent: { value: false } });

it.each([
  ['HPE_INVALID_METHOD', 400, 'Bad Request'],
  ['HPE_HEADER_OVERFLOW', 431, 'Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'Request Timeout'],
])(
  'a request that fails with %s is answered with %i, in whole and for no cache',
  async (code, status, message) => {
    for (const answer of [undefined, notBegun]) {
      const socket = socketWith(answer);
      refuseUnreadable(failure(code), socket);
      const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
      expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} ${message}\r\n`));
      expect(head).toContain(`Content-Length: ${body.length}`);
      expect(head).toContain('Cache-Control: no-store');
      expect(head).toContain('Connection: close');
      expect(JSON.parse(body)).toEqual({
        code: 'invalid_input',
        message,
        requestId: expect.stringMatching(/./),
      });
    }
  },
);

it.each([
  ['an answer has begun: another head would be part of its body', 'HPE_INVALID_METHOD', begun],
  ['the client is gone', 'ECONNRESET', undefined],
])('the connection is closed without an answer if %s', async (_why, code, answer) => {
  const socket = socketWith(answer);
  refuseUnreadable(failure(code), socket);
  expect([socket.destroyed, socket.readableLength]).toEqual([true, 0]);
});

it('a connection that takes nothing any more is closed', () => {
  const socket = socketWith(undefined);
  socket.end();
  refuseUnreadable(failure('HPE_INVALID_METHOD'), socket);
  expect(socket.destroyed).toBe(true);
});
