import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const CLINIC = '/contents/clinic/01900000-0000-7000-8000-000000000002';
const OTHER = '/contents/clinic/01900000-0000-7000-8000-000000000003';
const SLOW = '불러오는 데 시간이 걸리고 있어요';
const isLoading = () => screen.queryByText('불러오는 중') !== null;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Answers when the test says so. */
function heldBack<T>() {
  let give: (answer: T) => void = () => undefined;
  const answer = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { answer, give };
}

describe('a page about one record', () => {
  it('STATE-01 shows only the loading indicator until the record is there', async () => {
    const { answer, give } = heldBack<{ data: ReturnType<typeof sampleClinic> }>();
    mockEndpoint('GET /public/clinics/:id', () => answer);
    await renderScreen(CLINIC);
    await expect.poll(isLoading).toBe(true);
    expect(screen.getByRole('main').textContent).toBe('불러오는 중');
    await act(async () => give({ data: sampleClinic() }));
    await screen.findByRole('heading', { level: 1, name: '모아피부과의원' });
    expect(isLoading()).toBe(false);
  });

  it('STATE-03 ERR-02 a failure is logged and keeps the indicator, with a retry after 8 s', async () => {
    expectConsole(/GET \/public\/clinics\/:id failed: internal/);
    let isBroken = true;
    const calls = mockEndpoint('GET /public/clinics/:id', () =>
      isBroken ? refusal('internal') : { data: sampleClinic() },
    );
    await renderScreen(CLINIC);
    await pass(3_500); // the first try, then two more: after one and after two seconds
    await expect.poll(() => calls.length).toBe(3);
    expect(screen.getByRole('main').textContent).toBe('불러오는 중');

    await pass(8_000);
    expect(isLoading()).toBe(true);
    expect(screen.getByText(SLOW)).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();

    isBroken = false;
    await act(async () => screen.getByRole('button', { name: '다시 시도' }).click());
    await screen.findByRole('heading', { level: 1, name: '모아피부과의원' });
    expect(isLoading()).toBe(false);
  });

  it('STATE-03 a slow answer has its line after 8 s, and no button', async () => {
    const { answer, give } = heldBack<{ data: ReturnType<typeof sampleClinic> }>();
    const calls = mockEndpoint('GET /public/clinics/:id', () => answer);
    await renderScreen(CLINIC);
    await expect.poll(() => calls.length).toBe(1);
    expect(screen.queryByText(SLOW)).toBeNull();
    await pass(8_000);
    expect(screen.getByText(SLOW)).toBeDefined();
    expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
    await act(async () => give({ data: sampleClinic() }));
    await screen.findByRole('heading', { level: 1 });
  });

  it('STATE-05 never shows one record under the address of another', async () => {
    const { answer, give } = heldBack<{ data: ReturnType<typeof sampleClinic> }>();
    mockEndpoint('GET /public/clinics/:id', ({ params: { id } }) =>
      OTHER.endsWith(id) ? answer : { data: sampleClinic() },
    );
    const { goTo } = await renderScreen(CLINIC);
    await screen.findByRole('heading', { level: 1, name: '모아피부과의원' });
    await goTo(OTHER);
    expect(document.body.textContent).not.toContain('모아피부과의원');
    await expect.poll(isLoading).toBe(true);
    await act(async () => give({ data: sampleClinic({ name: '다온의원' }) }));
    await screen.findByRole('heading', { level: 1, name: '다온의원' });
    expect(document.body.textContent).not.toContain('모아피부과의원');
  });

  it('AMB-21 a missing record is reported inside the frame', async () => {
    mockEndpoint('GET /public/clinics/:id', refusal('not_found'));
    await renderScreen(CLINIC);
    await screen.findByText('페이지를 찾을 수 없습니다');
    expect(screen.getByRole('navigation', { name: '주 메뉴' })).toBeDefined();
    expect(screen.queryByRole('button', { name: '공유하기' })).toBeNull();
  });
});
