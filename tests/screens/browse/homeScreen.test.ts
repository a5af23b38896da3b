import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleReview } from '../../support/screen/sampleAnswers.ts';
import { expectConsole } from '../../support/setup/console.ts';

describe('/home', () => {
  it('GLB-02 shows popular reviews, asked for once', async () => {
    const calls = mockEndpoint('GET /public/reviews', { data: [sampleReview()], total: 1 });
    await renderScreen('/home');
    const title = await screen.findByRole('link', { name: '자연스럽게 잘 되었어요' });
    expect(title.getAttribute('href')).toBe(
      '/contents/review/01900000-0000-7000-8000-000000000001',
    );
    expect(calls).toEqual([{ query: expect.objectContaining({ sort: 'popular', limit: 10 }) }]);
  });

  it('AMB-79 keeps ?lang=ja in its links and names its heading in Japanese', async () => {
    mockEndpoint('GET /public/reviews', { data: [sampleReview()], total: 1 });
    await renderScreen('/home?lang=ja');
    const title = await screen.findByRole('link', { name: '자연스럽게 잘 되었어요' });
    expect(title.getAttribute('href')).toContain('lang=ja');
    expect(screen.queryByRole('heading', { name: '인기 리뷰' })).toBeNull();
  });

  it('loads the photos of the first two reviews with the page, and later ones when they come near', async () => {
    const reviews = [1, 2, 3].map((n) =>
      sampleReview({
        id: `01900000-0000-7000-8000-00000000000${n}`,
        beforePhotos: [{ url: `before-${n}.webp` }],
        afterPhotos: [{ url: `after-${n}.webp` }],
      }),
    );
    mockEndpoint('GET /public/reviews', { data: reviews, total: 3 });
    const { container } = await renderScreen('/home');
    await expect
      .poll(() => loadingOf(container))
      .toEqual([...Array(4).fill('eager'), 'lazy', 'lazy']);
  });

  it('says what it is, and leads to the search and to each part, in both languages', async () => {
    mockEndpoint('GET /public/reviews', { data: [], total: 0 });
    const parts = [
      { id: 'eyes', name: '눈', nameJa: '目もと' },
      { id: 'nose', name: '코', nameJa: null },
    ];
    mockEndpoint('GET /public/parts', { data: parts });
    const { user } = await renderScreen('/home?lang=ja');
    await screen.findByRole('heading', {
      level: 1,
      name: '口コミで見つける、自分に合うクリニック',
    });
    const links = within(await screen.findByRole('navigation', { name: '部位から探す' }));
    expect(links.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/contents?partId=eyes&lang=ja',
      '/contents?partId=nose&lang=ja',
    ]);
    links.getByRole('link', { name: '目もと' });
    expect(links.getByText('코').closest('a')?.lang).toBe('ko');
    await user.click(screen.getByRole('link', { name: '施術・お悩み・エリアで探す' }));
    await screen.findByRole('dialog');
    cleanup();
    await renderScreen('/home');
    await screen.findByRole('link', { name: '시술, 고민, 지역으로 찾기' });
    within(await screen.findByRole('navigation', { name: '부위로 찾기' })).getByRole('link', {
      name: '눈',
    });
  });

  it('leads from the popular reviews to those in Japanese, on Japanese pages only', async () => {
    mockEndpoint('GET /public/reviews', { data: [sampleReview()], total: 1 });
    await renderScreen('/home?lang=ja');
    const link = await screen.findByRole('link', { name: '日本語の口コミを見る' });
    expect(link.getAttribute('href')).toBe('/contents?tabId=reviews&writtenIn=ja&lang=ja');
    cleanup();
    await renderScreen('/home');
    await screen.findByRole('heading', { name: '인기 리뷰' });
    expect(screen.queryByRole('link', { name: '일본어 리뷰 보기' })).toBeNull();
  });

  it('has no heading of parts without parts', async () => {
    mockEndpoint('GET /public/reviews', { data: [], total: 0 });
    await renderScreen('/home');
    await screen.findByText('등록된 리뷰가 없습니다');
    expect(screen.queryByRole('heading', { name: '부위로 찾기' })).toBeNull();
  });

  it('says so when there is no review', async () => {
    mockEndpoint('GET /public/reviews', { data: [], total: 0 });
    await renderScreen('/home');
    await screen.findByText('등록된 리뷰가 없습니다');
  });

  it('logs a refusal once', async () => {
    expectConsole(/GET \/public\/reviews failed: invalid_input/);
    const calls = mockEndpoint('GET /public/reviews', refusal('invalid_input'));
    await renderScreen('/home');
    await expect.poll(() => calls.length).toBe(1);
  });
});

const loadingOf = (container: HTMLElement) =>
  [...container.querySelectorAll('li img')].map((image) => image.getAttribute('loading'));
