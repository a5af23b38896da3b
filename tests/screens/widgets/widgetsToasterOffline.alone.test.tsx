import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TOAST_AUTO_CLOSE_MS } from '../../../src/constants.ts';
import { notify } from '../../../src/widgets/toast/notify.ts';
import { Toaster } from '../../../src/widgets/toast/Toaster.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';
import { expectConsole } from '../../support/setup/console.ts';

vi.mock('../../../src/widgets/toast/ToastStack.tsx', () => {
  throw new Error('no connection');
});

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

it('TOAST-01 a message whose stack cannot be loaded is said all the same, for as long', async () => {
  expectConsole(/Messages are shown without their stack/);
  renderWidget(<Toaster />);
  act(() => notify('error', '인터넷에 연결되어 있지 않아요'));
  const message = await screen.findByText('인터넷에 연결되어 있지 않아요');
  expect(message.role).toBe('alert');
  await act(() => vi.advanceTimersByTimeAsync(TOAST_AUTO_CLOSE_MS));
  expect(screen.queryByText('인터넷에 연결되어 있지 않아요')).toBeNull();
});
