import { afterEach, expect, it, vi } from 'vitest';
import { keepLoginPress, takeLoginPress } from '../../../src/state/loginPress.ts';

const PRESS = { does: 'bookmark', target: { type: 'CLINIC', id: 'c' } } as const;
const KEPT_MS = 10 * 60_000;

afterEach(() => {
  vi.useRealTimers();
});

it('AMB-39 what a guest pressed is read once, within ten minutes', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  expect(takeLoginPress()).toBeNull();
  keepLoginPress(PRESS);
  vi.setSystemTime(Date.now() + KEPT_MS - 1);
  expect([takeLoginPress(), takeLoginPress()]).toEqual([PRESS, null]);
  keepLoginPress(PRESS);
  vi.setSystemTime(Date.now() + KEPT_MS);
  expect(takeLoginPress()).toBeNull();
});

it('AMB-39 a login without a press forgets the press before', () => {
  keepLoginPress(PRESS);
  keepLoginPress(undefined);
  expect(takeLoginPress()).toBeNull();
});
