import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { NotReady } from '../../../src/layout/trouble/NotReady.tsx';
import { SlowNotice } from '../../../src/widgets/loading/SlowNotice.tsx';
import { markSession } from '../../support/screen/logIn.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';

const sentence = () => screen.queryByText(/시간이 걸리고 있어요/);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('an answer that does not come', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('C18 has a notice after eight seconds, until there is nothing to wait for', () => {
    const { rerender } = renderWidget(<SlowNotice isWaiting />);
    pass(7_999);
    expect(sentence()).toBeNull();
    pass(1);
    expect(sentence()).not.toBeNull();
    rerender(<SlowNotice isWaiting={false} />);
    expect(sentence()).toBeNull();
    pass(60_000);
    expect(sentence()).toBeNull();
  });

  it('C18 is announced by a page that is loading: its place was there before', () => {
    renderWidget(<NotReady answer={{ state: 'loading' }} />);
    const places = screen.getAllByRole('status');
    pass(8_000);
    expect(places).toContain(sentence()?.closest('[role=status]'));
  });
});

it('C18 a page for members says after eight seconds that it does not know who is there yet', async () => {
  markSession();
  mockEndpoint('GET /member/my-info', () => new Promise(() => undefined));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  await renderScreen('/counsel');
  expect(sentence()).toBeNull();
  await pass(8_000);
  await screen.findByText('불러오는 데 시간이 걸리고 있어요');
});
