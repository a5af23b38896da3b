import { describe, expect, it } from 'vitest';
import { nameRequest } from '../../../server/http/listen/requestId.ts';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const SPAN = 'b7ad6b7169203331';
const named = (headers: Record<string, string>) => nameRequest((name) => headers[name]);

describe('the id of a request', () => {
  it('is our own without headers, and another one each time', () => {
    const [one, other] = [named({}), named({})];
    expect(one.id).toMatch(/^[\w-]{8,30}$/);
    expect(one.id).not.toBe(other.id);
    expect(one).toMatchObject({ isGiven: false, parent: null });
  });

  it('is what the proxy says, or the trace', () => {
    const traceparent = `00-${TRACE}-${SPAN}-01`;
    expect(named({ 'x-request-id': 'abcd-1234_5' })).toMatchObject({
      id: 'abcd-1234_5',
      isGiven: true,
    });
    expect(named({ traceparent })).toEqual({
      id: TRACE,
      isGiven: true,
      parent: { traceId: TRACE, spanId: SPAN },
    });
    expect(named({ 'x-request-id': 'abcd-1234_5', traceparent })).toMatchObject({
      id: 'abcd-1234_5',
      parent: { traceId: TRACE },
    });
  });

  it.each([
    { 'x-request-id': 'short' },
    { 'x-request-id': 'a'.repeat(65) },
    { 'x-request-id': 'has space in it' },
    { 'x-request-id': '홍길동홍길동홍길동' },
    { 'x-request-id': '"},{"level":50' },
    { 'x-request-id': 'line\nbreak-1234' },
    { traceparent: `00-${'0'.repeat(32)}-${SPAN}-01` },
    { traceparent: `00-${TRACE}-${'0'.repeat(16)}-01` },
    { traceparent: `00-${TRACE.toUpperCase()}-${SPAN}-01` },
    { traceparent: `00-${TRACE}-${SPAN}-01-more` },
    { traceparent: TRACE },
  ])('is our own for %j', (headers) => {
    expect(named(headers)).toMatchObject({ isGiven: false, parent: null });
  });
});
