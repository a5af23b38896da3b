import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  STAFF_SESSION_LOST,
  staffBackgroundCall,
  staffCall,
} from '../../../../src/api/staffCall.ts';
import { createDeferred } from '../../../support/fakes/createDeferred.ts';
import { fakeLocks } from '../../../support/fakes/fakeLocks.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';

const lost = vi.fn();
beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
  addEventListener(STAFF_SESSION_LOST, lost);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  removeEventListener(STAFF_SESSION_LOST, lost);
  lost.mockReset();
  vi.useRealTimers();
});

/** The server knows the former token until the factor is given; the browser has the next one when that is answered. */
function serve() {
  const [answered, answer] = createDeferred();
  let isKnown = true;
  let hasNext = false;
  const given = mockEndpoint('POST /auth/second-factor/totp', async () => {
    isKnown = false;
    await answered;
    hasNext = true;
    return {};
  });
  const asked = mockEndpoint('GET /staff/news', () =>
    isKnown || hasNext
      ? { data: { unread: 0, waiting: 0, asking: 0, mark: null } }
      : refusal('unauthenticated'),
  );
  return { given, answer, asked };
}
const give = () => staffCall('POST /auth/second-factor/totp', { body: { code: '123456' } });
const ask = () => staffBackgroundCall('GET /staff/news', {});

it('a call under way while the token is exchanged waits for the next one, and asks once more', async () => {
  const { given, answer, asked } = serve();
  const giving = give();
  await vi.waitFor(() => expect(given).toHaveLength(1));
  const under = ask();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer();
  await giving;
  await under;
  expect(asked).toHaveLength(2);
  expect(lost).not.toHaveBeenCalled();
});

it('STF-08 a session that has ended is lost after the second refusal, without an exchange after the first', async () => {
  mockEndpoint('POST /auth/second-factor/totp', {});
  const asked = mockEndpoint('GET /staff/news', refusal('unauthenticated'));
  await expect(ask()).rejects.toThrow();
  expect(asked).toHaveLength(1);
  expect(lost).toHaveBeenCalledTimes(1);
  await give();
  await expect(ask()).rejects.toThrow();
  expect(asked).toHaveLength(3);
  expect(lost).toHaveBeenCalledTimes(2);
});
