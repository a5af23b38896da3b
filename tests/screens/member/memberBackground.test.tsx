import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMemberBackground } from '../../../src/domain/member/useMemberBackground.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { renderWidget } from '../../support/screen/renderWidget.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const Dots = ({ load }: { load: Parameters<typeof useMemberBackground>[0] }) =>
  useMemberBackground(load) && <p>dots</p>;

it.each([
  ['the device is online again', () => dispatchEvent(new Event('online'))],
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('what runs for members and could not be loaded is loaded when %s', async (_, happen) => {
  expectConsole(/What runs for members could not be loaded/);
  logIn();
  const load = vi.fn(() => import('../../../src/domain/member/memberBackground.tsx'));
  load.mockRejectedValueOnce(new Error('offline'));
  renderWidget(<Dots load={load} />);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await act(async () => happen());
  expect(await screen.findByText('dots')).toBeTruthy();
  await act(async () => happen());
  expect(load).toHaveBeenCalledTimes(2);
});
