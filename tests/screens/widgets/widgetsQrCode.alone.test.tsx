import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QrCode } from '../../../src/widgets/QrCode.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';
import { expectConsole } from '../../support/setup/console.ts';

vi.mock('qrcode-generator', () => {
  throw new Error('offline');
});

it('a QR code whose script does not load makes room for the link below it', async () => {
  expectConsole(/The QR code could not be rendered/);
  renderWidget(<QrCode text="https://line.me" label="QR" />);
  screen.getByRole('status');
  await expect.poll(() => screen.queryByText('QR')).toBeNull();
});
