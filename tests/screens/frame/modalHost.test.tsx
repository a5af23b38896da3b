import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modals } from '../../../src/modals.ts';
import { agreed } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import {
  sampleClinic,
  type sampleMember,
  sampleReview,
} from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

const ADDRESS = `/contents/clinic/${sampleClinic().id}`;
const waiting = () => screen.queryByText('불러오는 중');
const dialog = () => screen.queryByRole('dialog');
const bookButton = () => screen.findByRole('button', { name: '상담 예약하기' });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a modal whose script is loading', () => {
  type Load = typeof modals.search;

  /** Opens the search; its script comes when the test lets it. */
  async function pressSearch() {
    const load = await modals.search();
    let come: (content: Awaited<ReturnType<Load>>) => void = () => undefined;
    vi.spyOn(modals, 'search').mockReturnValue(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    mockEndpoint('GET /public/reviews', { data: [sampleReview()], total: 1 });
    const rendered = await renderScreen('/home');
    expect(waiting()).toBeNull();
    await rendered.user.click(screen.getByRole('link', { name: '통합검색 열기' }));
    return { ...rendered, come: () => act(async () => come(load)) };
  }

  it('STATE-01 shows a loading indicator until it is there', async () => {
    const { come } = await pressSearch();
    await expect.poll(waiting).not.toBeNull();
    expect(dialog()).toBeNull();
    await come();
    expect(dialog()).not.toBeNull();
    expect(waiting()).toBeNull();
  });

  it('is no longer waited for when it is closed', async () => {
    const { come, goBack } = await pressSearch();
    await expect.poll(waiting).not.toBeNull();
    await goBack();
    expect(waiting()).toBeNull();
    await come();
    expect(dialog()).toBeNull();
  });
});

describe('the button for booking a counsel', () => {
  it('CSL-20 waits visibly for the session, and asks once', async () => {
    const member = logIn({ consents: agreed });
    let answer: (member: { data: ReturnType<typeof sampleMember> }) => void = () => undefined;
    mockEndpoint(
      'GET /member/my-info',
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
    mockEndpoint('GET /member/bookmarks/:type/:id', { data: [] });
    const { user } = await renderScreen(ADDRESS);
    await user.click(await bookButton());
    expect((await bookButton()).getAttribute('aria-busy')).toBe('true');
    await act(async () => answer({ data: member }));
    await screen.findByRole('textbox', { name: '상담 내용' });
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });
});

describe('a reload while a modal is open', () => {
  it('closes the modal, and the first Back leads to the page before', async () => {
    mockEndpoint('GET /public/reviews', { data: [sampleReview()], total: 1 });
    mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
    const history = { before: ['/home', ADDRESS], state: { modal: 1 } };
    const { goBack, address } = await renderScreen(ADDRESS, { history });
    await bookButton();
    expect(dialog()).toBeNull();
    expect(address()).toBe(ADDRESS);
    await goBack();
    expect(address()).toBe('/home');
  });
});

describe('a modal that replaces another', () => {
  it('AMB-39 replaces its history entry, too: one Back is enough', async () => {
    expectConsole(/The counsel was not booked/);
    logIn({ consents: agreed });
    mockEndpoint('GET /public/reviews', { data: [sampleReview()], total: 1 });
    mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
    mockEndpoint('GET /member/bookmarks', {
      data: { clinics: [], doctors: [], events: [], reviews: [] },
    });
    mockEndpoint('GET /member/bookmarks/:type/:id', { data: [] });
    mockEndpoint('POST /member/counsels', refusal('unauthenticated'));
    mockEndpoint('POST /auth/refresh', refusal('unauthenticated'));
    const { user, goTo, goBack, address } = await renderScreen('/home');
    await goTo(ADDRESS);
    await user.click(await bookButton());
    await user.click(await screen.findByRole('button', { name: '상담 예약' }));
    await screen.findByRole('dialog', { name: '로그인' });
    await goBack();
    await expect.poll(dialog).toBeNull();
    expect(address()).toBe(ADDRESS);
    await goBack();
    expect(address()).toBe('/home');
  });
});
