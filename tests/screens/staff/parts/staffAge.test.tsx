import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AgeText } from '../../../../src/staff/parts/AgeText.tsx';
import { renderWidget } from '../../../support/screen/renderWidget.tsx';

afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

it.each([
  ['a moment ago', 5_000, '지금'],
  ['a clock that is behind', -5_000, '지금'],
  ['minutes', 3.5 * MINUTE_MS, '3분 전'],
  ['hours', 5.5 * 60 * MINUTE_MS, '5시간 전'],
  ['days', 3.5 * DAY_MS, '3일 전'],
  ['months', 64 * DAY_MS, '2개월 전'],
  ['years', 764 * DAY_MS, '2년 전'],
])('the console says how long ago something was: %s', (_, age, said) => {
  renderWidget(<AgeText moment={new Date(Date.now() - age).toISOString()} />);
  expect(screen.getByRole('time').textContent).toBe(said);
});

it('goes on while the page is open', () => {
  vi.useFakeTimers();
  renderWidget(<AgeText moment={new Date(Date.now() - 3.5 * MINUTE_MS).toISOString()} />);
  act(() => void vi.advanceTimersByTime(2 * MINUTE_MS));
  expect(screen.getByRole('time').textContent).toBe('5분 전');
});

it('writes no space in Japanese', () => {
  const moment = new Date(Date.now() - 9.5 * DAY_MS).toISOString();
  renderWidget(<AgeText moment={moment} />, '/home?lang=ja');
  expect(screen.getByRole('time').textContent).toBe('9日前');
});
