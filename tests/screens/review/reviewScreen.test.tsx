import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Review } from '../../../contract/review.ts';
import { mockEndpoint, mockServer, refusal } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import {
  briefClinic,
  sampleDoctor,
  sampleEvent,
  sampleReview,
} from '../../support/screen/sampleAnswers.ts';

const ID = sampleReview().id;

async function openReview(changes: Partial<Review> = {}, query = '') {
  const calls = mockEndpoint('GET /public/reviews/:id', { data: sampleReview(changes) });
  const rendered = await renderScreen(`/contents/review/${ID}${query}`);
  await screen.findByRole('heading', { level: 1, name: /^(?!불러오는 중|読み込み中)/ });
  return { ...rendered, calls };
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('/contents/review/:id', () => {
  it('REV-01 asks for the review once', async () => {
    const { calls } = await openReview();
    expect(calls).toEqual([{ params: { id: ID } }]);
  });

  it('REV-03 REV-04 REV-05 title, rating with one decimal, the day without a time', async () => {
    await openReview({ rating: 5, created_at: '2025-03-09T05:05:00.000Z' });
    screen.getByRole('heading', { name: '자연스럽게 잘 되었어요', level: 1 });
    screen.getByText('5.0');
    expect(screen.getByText(/25-03-09/).textContent).toBe("'25-03-09");
  });

  it('names the writer by the masked nickname, in Japanese too', async () => {
    await openReview({ maskedNickname: 'のんび●●●07', language: 'ja' }, '?lang=ja');
    expect(screen.getByText('投稿者').parentElement?.textContent).toBe('投稿者 のんび●●●07');
    expect(screen.getByText('のんび●●●07').lang).toBe('ja');
  });

  it('REV-06 REV-10 AMB-87 treatments, and the text as it was typed', async () => {
    await openReview({
      treatments: [{ id: 'a', name: '실리프팅' }],
      content: '첫 줄\n<b>둘째</b> 줄',
    });
    section('시술명').getByText('실리프팅');
    expect(section('리뷰내용').getByText(/첫 줄/).textContent).toBe('첫 줄\n<b>둘째</b> 줄');
  });

  it('a treatment leads to the reviews of it', async () => {
    await openReview({ treatments: [{ id: 'thread-lift', name: '실리프팅' }] });
    const link = section('시술명').getByRole('link', { name: '실리프팅' });
    expect(link.getAttribute('href')).toBe('/contents?tabId=reviews&treatmentId=thread-lift');
  });

  it('REV-07 REV-09 AMB-67 photos from before come first, each with its badge', async () => {
    await openReview({
      afterPhotos: [{ url: '/after.webp' }],
      beforePhotos: [{ url: '/before-1.webp' }, { url: '/before-2.webp' }],
    });
    const photos = section('시술사진').getAllByRole('listitem');
    expect(photos.map((photo) => photo.querySelector('img')?.getAttribute('src'))).toEqual([
      '/before-1.webp',
      '/before-2.webp',
      '/after.webp',
    ]);
    expect(photos.map(({ textContent }) => textContent)).toEqual(['전', '전', '후']);
  });

  it('REV-08 PHOTO-01 PHOTO-02 a press shows the photo in a dialog with a way to close it', async () => {
    const { user } = await openReview({ beforePhotos: [{ url: '/before.webp' }] });
    await user.click(screen.getByRole('button', { name: '시술 전 사진 1' }));
    const dialog = await screen.findByRole('dialog', { name: '시술사진' });
    within(dialog).getByText('전');
    await user.click(within(dialog).getByRole('button', { name: '닫기' }));
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('REV-11 the event as its card', async () => {
    await openReview({ event: sampleEvent({ id: 'e1' }) });
    const link = section('이벤트정보').getByRole('link', { name: '가을 리프팅' });
    expect(link.getAttribute('href')).toBe('/contents/event/e1');
  });

  it('AMB-63 an event with only an id is loaded, a deleted one is left out', async () => {
    const openWithBareEvent = (id: string) => {
      const data = { ...sampleReview(), event: { id } };
      // Only another server answers so: the contract of this one has whole events.
      mockServer.use(http.get('/public/reviews/:id', () => HttpResponse.json({ data })));
      return renderScreen(`/contents/review/${ID}`);
    };
    const calls = mockEndpoint('GET /public/events/:id', ({ params: { id } }) =>
      id === 'gone' ? refusal('not_found') : { data: sampleEvent({ id, title: '겨울 보습' }) },
    );
    const { unmount } = await openWithBareEvent('bare');
    const link = await screen.findByRole('link', { name: '겨울 보습' });
    expect(link.getAttribute('href')).toBe('/contents/event/bare');
    expect(section('이벤트정보').getByRole('link')).toBe(link);
    unmount();
    await openWithBareEvent('gone');
    await expect.poll(() => calls.map(({ params }) => params.id)).toEqual(['bare', 'gone']);
    expect(headings()).toEqual(['리뷰내용']);
  });

  it('REV-12 the clinic: a drawn picture if it has none, name, address, its link', async () => {
    await openReview({ clinic: briefClinic() });
    const clinic = screen.getByRole('region', { name: '의원 정보' });
    expect(clinic.querySelector('img')).toBeNull();
    expect(clinic.querySelector('svg')).not.toBeNull();
    within(clinic).getByText('서울특별시 강남구 언주로 1 2층');
    expect(within(clinic).getByRole('link').getAttribute('href')).toBe(
      `/contents/clinic/${briefClinic().id}`,
    );
  });

  it('REV-13 AMB-63 the doctors: those with only an id are loaded, deleted ones are left out', async () => {
    const calls = mockEndpoint('GET /public/doctors/:id', ({ params: { id } }) =>
      id === 'gone' ? refusal('not_found') : { data: sampleDoctor({ id, name: '이바다' }) },
    );
    await openReview({
      doctors: [{ id: 'named', name: '김하늘' }, { id: 'bare' }, { id: 'gone' }],
    });
    await section('의사 정보').findByRole('link', { name: '이바다 원장' });
    const links = section('의사 정보').getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['김하늘 원장', '/contents/doctor/named'],
      ['이바다 원장', '/contents/doctor/bare'],
    ]);
    expect(calls.map(({ params }) => params.id).sort()).toEqual(['bare', 'gone']);
  });

  it.each([
    ['', '지금은 예약할 수 없어요'],
    ['?lang=ja', '現在は予約できません'],
  ])('a review of a hidden clinic says that no counsel can be booked%s', async (query, text) => {
    await openReview({ clinic: null }, query);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: text }).disabled).toBe(true);
  });

  it.each([
    ['', '리뷰 둘러보기', '/contents?tabId=reviews'],
    ['?lang=ja', '口コミを見る', '/contents?tabId=reviews&lang=ja'],
  ])('a review that is gone leads to the others%s', async (query, name, address) => {
    mockEndpoint('GET /public/reviews/:id', refusal('not_found'));
    await renderScreen(`/contents/review/${sampleReview().id}${query}`);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(address);
  });

  it('AMB-67 missing parts leave no empty frame', async () => {
    await openReview();
    expect(headings()).toEqual(['리뷰내용']);
  });

  it('I18N-05 in Japanese; a review stays in its language and names it', async () => {
    await openReview({ beforePhotos: [{ url: '/b.webp' }] }, '?lang=ja');
    expect(headings()).toEqual(['施術写真', '口コミ内容']);
    expect(section('口コミ内容').getByText('상담부터 친절했습니다.').lang).toBe('ko');
    section('施術写真').getByText('前');
  });
});
