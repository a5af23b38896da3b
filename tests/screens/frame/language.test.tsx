import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleEvent, sampleReview } from '../../support/screen/sampleAnswers.ts';

const OFFER = '日本語で表示しますか？';
const SWITCH = '언어 바꾸기';

function browserReads(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

/** A press on a link would load another page, which the simulated browser cannot. */
const stayHere = (event: Event) => event.preventDefault();

beforeEach(() => {
  addEventListener('click', stayHere);
  mockEndpoint('GET /public/reviews', { data: [sampleReview()], total: 1 });
});
afterEach(() => {
  removeEventListener('click', stayHere);
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('AMB-79 the offer of Japanese', () => {
  it('a Japanese browser that has not chosen gets it, as a link to the same page', async () => {
    browserReads('ja-JP', 'en');
    const { user } = await renderScreen('/home?utm=x');
    screen.getByText(OFFER);
    const accept = screen.getByRole('link', { name: '表示する' });
    expect(accept.getAttribute('href')).toBe('/home?utm=x&lang=ja');
    await user.click(accept);
    expect(localStorage.getItem('language')).toBe('ja');
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  it('closing it is a choice, so it does not come again', async () => {
    browserReads('ja');
    const { user, unmount } = await renderScreen('/home');
    await user.click(screen.getByRole('button', { name: '閉じる' }));
    expect(screen.queryByText(OFFER)).toBeNull();
    unmount();
    await renderScreen('/home');
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  it.each(['/none', '/login', '/my-page'])('it shows on %s, too', async (address) => {
    browserReads('ja');
    mockEndpoint('GET /public/demo-staff', { data: [] });
    await renderScreen(address);
    screen.getByText(OFFER);
  });

  it.each([
    ['a Korean browser', ['ko-KR', 'ja'], '/home'],
    ['an English browser', ['en-US'], '/home'],
    ['a Japanese page', ['ja'], '/home?lang=ja'],
    ['a Korean browser on a Japanese page', ['ko'], '/home?lang=ja'],
  ])('%s gets none', async (_, languages, address) => {
    browserReads(...languages);
    await renderScreen(address);
    expect(screen.queryByText(OFFER)).toBeNull();
  });

  it('a stored choice changes no page: the language comes from the address', async () => {
    localStorage.setItem('language', 'ja');
    await renderScreen('/home');
    screen.getByRole('heading', { name: '인기 리뷰' });
  });
});

describe('the language switch', () => {
  it('is in the top bar of home, keeps path and parameters and remembers the choice', async () => {
    const { user } = await renderScreen('/home?utm=x');
    const link = within(screen.getByRole('navigation', { name: SWITCH })).getByRole('link');
    expect([link.textContent, link.lang, link.getAttribute('href')]).toEqual([
      '日本語',
      'ja',
      '/home?utm=x&lang=ja',
    ]);
    await user.click(link);
    expect(localStorage.getItem('language')).toBe('ja');
  });

  it('leads back to Korean on a Japanese page', async () => {
    await renderScreen('/home?lang=ja');
    const bar = within(screen.getByRole('navigation', { name: '言語の切り替え' }));
    const link = bar.getByRole('link', { name: '한국어' });
    expect(link.getAttribute('href')).toBe('/home?lang=ko');
  });

  it('is on the page of an unknown address', async () => {
    await renderScreen('/none?utm=x');
    const link = within(screen.getByRole('navigation', { name: SWITCH })).getByRole('link');
    expect(link.getAttribute('href')).toBe('/none?utm=x&lang=ja');
  });

  it('is on the page of a record that does not exist, and on no page of one that does', async () => {
    const id = sampleEvent().id;
    mockEndpoint('GET /public/events/:id', refusal('not_found'));
    const { unmount } = await renderScreen(`/contents/event/${id}`);
    await screen.findByText('페이지를 찾을 수 없습니다');
    screen.getByRole('navigation', { name: SWITCH });
    unmount();
    mockEndpoint('GET /public/events/:id', { data: sampleEvent() });
    await renderScreen(`/contents/event/${id}`);
    await screen.findByRole('heading', { name: sampleEvent().title, level: 1 });
    expect(screen.queryByRole('navigation', { name: SWITCH })).toBeNull();
  });

  it('is below the login buttons of a page for members', async () => {
    await renderScreen('/bookmark?tabId=doctors');
    const link = await screen.findByRole('link', { name: '日本語' });
    expect(link.getAttribute('href')).toBe('/bookmark?tabId=doctors&lang=ja');
  });
});
