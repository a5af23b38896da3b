import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { MemberNews } from '../../../src/domain/member/MemberNews.tsx';
import { logIn } from '../../support/screen/logIn.ts';
import { renderWidget } from '../../support/screen/renderWidget.tsx';
import { expectConsole } from '../../support/setup/console.ts';

it.each([
  ['the device is online again', () => dispatchEvent(new Event('online'))],
  ['the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('news that could not be loaded are loaded when %s', async (_, happen) => {
  expectConsole(/The news could not be loaded/);
  logIn();
  const load = vi.fn(async () => () => <p>새 소식</p>);
  load.mockRejectedValueOnce(new Error('offline'));
  renderWidget(<MemberNews load={load} />);
  await expect.poll(() => load.mock.calls.length).toBe(1);
  await act(async () => happen());
  expect(await screen.findByText('새 소식')).toBeTruthy();
  await act(async () => happen());
  expect(load).toHaveBeenCalledTimes(2);
});
