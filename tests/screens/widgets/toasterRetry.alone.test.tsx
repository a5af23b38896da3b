import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notify } from '../../../src/widgets/toast/notify.ts';
import { Toaster } from '../../../src/widgets/toast/Toaster.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const STACK = '../../../src/widgets/toast/ToastStack.tsx';

it('TOAST-05 a toast is shown although the script of the toasts could not be loaded before', async () => {
  const failed = vi.fn(() => {
    throw new Error('no connection');
  });
  vi.doMock(STACK, failed);
  expectConsole(/Messages cannot be shown/);
  renderWidget(<Toaster />);
  await expect.poll(() => failed.mock.calls.length).toBe(1);
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  vi.doUnmock(STACK);
  act(() => notify('error', '실패'));
  await screen.findByText('실패');
});
