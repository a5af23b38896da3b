import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type Navigator, Router } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTextInAddress } from '../../../src/pages/search/useTextInAddress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The field at `?q=a`. The router shows an address only when the test says so, as while a screen renders slowly. */
function openField() {
  const asked: string[] = [];
  const ask = (to: unknown) => void asked.push((to as { search: string }).search);
  const navigator: Navigator = { createHref: String, go: () => undefined, push: ask, replace: ask };
  let place = { pathname: '/search', search: '?q=a', key: '0' };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Router location={place} navigator={navigator}>
      {children}
    </Router>
  );
  const { result, rerender } = renderHook(useTextInAddress, { wrapper });
  return {
    asked,
    text: () => result.current[0],
    type: async (text: string) => {
      await act(async () => result.current[1](text));
      await act(async () => vi.advanceTimersByTime(1_000));
    },
    show: (search: string) =>
      act(async () => {
        place = { ...place, search, key: String(Math.random()) };
        rerender();
      }),
  };
}

it('a text that is typed back before the router was there is the one in the address', async () => {
  const { asked, text, type, show } = openField();
  await type('ab');
  await type('a');
  expect(asked).toEqual(['?q=ab', '?q=a']);
  await show('?q=ab');
  await show('?q=a');
  expect(text()).toBe('a');
  await show('?q=ab');
  expect(text()).toBe('ab');
});

it('a router that leaves out an address does not hide a later change of it', async () => {
  const { text, type, show } = openField();
  await type('ab');
  await type('a');
  await show('?q=a');
  expect(text()).toBe('a');
  await show('?q=ab');
  expect(text()).toBe('ab');
});
