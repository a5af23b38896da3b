import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clinicCard, mockTaxonomy, whole } from '../../support/fixtures/find/browseWorld.ts';
import { logIn, markSession } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

afterEach(() => vi.useRealTimers());

/** Answers are fresh for a minute. */
const letAMinutePass = () => vi.setSystemTime(Date.now() + 61_000);

const shelf = () => screen.queryByRole('heading', { name: '찜 목록' });
const returnToPage = () =>
  act(async () => {
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });

describe('an answer that is shown and cannot be refetched', () => {
  it('about the session stays on every screen: the member does not become a guest', async () => {
    logIn();
    const { goTo } = await renderScreen('/bookmark');
    await expect.poll(shelf).not.toBeNull();
    expectConsole(/GET \/member\/my-info failed: too_many_requests/);
    expectConsole(/The session is not known/);
    const asked = mockEndpoint('GET /member/my-info', refusal('too_many_requests'));
    await returnToPage();
    await expect.poll(() => asked.length).toBe(1);
    expect(shelf()).not.toBeNull();
    await goTo('/search');
    await goTo('/bookmark');
    expect(shelf()).not.toBeNull();
    expect(screen.queryByText('불러오지 못했어요')).toBeNull();
  });

  it('of a list is shown again when the visitor comes back to it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    mockTaxonomy();
    mockEndpoint('GET /public/clinics', whole([clinicCard()]));
    const { goTo } = await renderScreen('/contents');
    const card = () => screen.queryByRole('link', { name: '모아피부과의원' });
    await expect.poll(card).not.toBeNull();
    await goTo('/search');
    letAMinutePass();
    expectConsole(/GET \/public\/clinics failed: too_many_requests/);
    const asked = mockEndpoint('GET /public/clinics', refusal('too_many_requests'));
    await goTo('/contents');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await act(async () => undefined);
    // A part of the page that appears after the failure asks once more.
    expect(asked.length).toBeLessThanOrEqual(2);
    expect(card()).not.toBeNull();
    await goTo('/search');
    const late = mockEndpoint('GET /public/clinics', () => new Promise(() => undefined));
    await goTo('/contents');
    expect(card()).not.toBeNull();
    await expect.poll(() => late.length).toBe(1);
  });
});

describe('an answer that never came', () => {
  it('can be requested again on the next screen, also if another part of the page waits for it', async () => {
    markSession();
    expectConsole(/GET \/member\/my-info failed: too_many_requests/);
    mockEndpoint('GET /member/my-info', refusal('too_many_requests'));
    const { goTo, user } = await renderScreen('/bookmark');
    await screen.findByRole('button', { name: '다시 시도' });
    await goTo('/search');
    logIn();
    await goTo('/bookmark');
    await user.click(await screen.findByRole('button', { name: '다시 시도' }));
    await expect.poll(shelf).not.toBeNull();
  });
});
