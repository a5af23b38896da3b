import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Named } from '../../../contract/shape.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import {
  sampleClinic,
  sampleDoctor,
  sampleEvent,
  sampleReview,
} from '../../support/screen/sampleAnswers.ts';

const ID = sampleClinic().id;

type Kind = 'clinic' | 'doctor' | 'event';

const KINDS = [
  ['clinic', 'clinicId'],
  ['doctor', 'doctorId'],
  ['event', 'eventId'],
] as const;

const REVIEWED = [
  { id: 'ipl', name: '광치료(IPL)', nameJa: '光治療（IPL）' },
  { id: 'botox', name: '보톡스', nameJa: null },
];

/** The reviews of a record, without those whose photos are asked for. */
async function openReviews(kind: Kind, query = '', reviewCount = 2, reviewedTreatments?: Named[]) {
  const record = { id: ID, reviewCount };
  const clinic = sampleClinic({ ...record, ...(reviewedTreatments && { reviewedTreatments }) });
  mockEndpoint('GET /public/clinics/:id', { data: clinic });
  mockEndpoint('GET /public/doctors/:id', { data: sampleDoctor(record) });
  mockEndpoint('GET /public/events/:id', { data: sampleEvent(record) });
  const calls = mockEndpoint('GET /public/reviews', ({ query: { photos, offset } }) => ({
    data: photos || offset > 0 || reviewCount === 0 ? [] : [sampleReview()],
    total: photos ? 0 : Math.min(reviewCount, 1),
  }));
  const rendered = await renderScreen(`/contents/${kind}/${ID}?tabId=review${query}`);
  return { ...rendered, calls };
}

const bar = async (name: string) => within(await screen.findByRole('group', { name }));

describe('the reviews of a record', () => {
  it.each(KINDS)('of a %s are sorted and filtered by chips', async (kind, owner) => {
    const { user, address, calls, goBack } = await openReviews(kind);
    const chips = await bar('찾기 조건');
    const pressed = () =>
      chips.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '최신순',
      '추천순',
      '평점 높은순',
      '사진 있는 리뷰',
    ]);
    expect(pressed()).toEqual(['최신순']);
    await screen.findByRole('link', { name: '자연스럽게 잘 되었어요' });
    expect(calls[0]?.query).toEqual({ [owner]: ID, offset: 0, limit: 10 });

    await user.click(chips.getByRole('button', { name: '평점 높은순' }));
    await expect.poll(address).toBe(`/contents/${kind}/${ID}?tabId=review&sort=rating`);
    await expect.poll(() => calls.at(-1)?.query).toMatchObject({ [owner]: ID, sort: 'rating' });
    expect(pressed()).toEqual(['평점 높은순']);

    await user.click(chips.getByRole('button', { name: '사진 있는 리뷰' }));
    await expect.poll(address).toBe(`/contents/${kind}/${ID}?tabId=review&sort=rating&photos=true`);
    await expect
      .poll(() => calls.at(-1)?.query)
      .toMatchObject({ [owner]: ID, sort: 'rating', photos: 'true' });

    await user.click(chips.getByRole('button', { name: '최신순' }));
    await expect.poll(address).toBe(`/contents/${kind}/${ID}?tabId=review&photos=true`);
    await goBack();
    await goBack();
    await expect.poll(pressed).toEqual(['평점 높은순']);
  });

  it('have chips in Japanese', async () => {
    const { user, address } = await openReviews('clinic', '&lang=ja&sort=recommended');
    const chips = await bar('絞り込みと並び順');
    expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '日本語の口コミ',
      '新着順',
      'おすすめ順',
      '評価の高い順',
      '写真付きの口コミ',
    ]);
    chips.getByRole('button', { name: 'おすすめ順', pressed: true });
    await user.click(chips.getByRole('button', { name: '写真付きの口コミ' }));
    await expect.poll(address).toContain('photos=true');
    await user.click(await screen.findByRole('link', { name: '写真付きの口コミを外す' }));
    await expect.poll(address).not.toContain('photos');
  });

  it('of a clinic are filtered by one of the treatments that they are about', async () => {
    const { user, address, calls, goBack } = await openReviews('clinic', '', 2, REVIEWED);
    const chips = await bar('시술명');
    await user.click(chips.getByRole('button', { name: '보톡스', pressed: false }));
    await expect.poll(address).toContain('treatmentId=botox');
    await expect
      .poll(() => calls.at(-1)?.query)
      .toMatchObject({ clinicId: ID, treatmentId: 'botox' });
    await user.click(chips.getByRole('button', { name: '광치료(IPL)' }));
    await expect.poll(() => calls.at(-1)?.query).toMatchObject({ treatmentId: 'ipl' });
    await user.click(chips.getByRole('button', { name: '광치료(IPL)', pressed: true }));
    await expect.poll(address).toBe(`/contents/clinic/${ID}?tabId=review`);
    await goBack();
    chips.getByRole('button', { name: '광치료(IPL)', pressed: true });
  });

  it('have no line of treatments where no review names one', async () => {
    await openReviews('clinic', '', 2, []);
    await bar('찾기 조건');
    expect(screen.queryByRole('group', { name: '시술명' })).toBeNull();
  });

  it('of a doctor ignore a treatment in the address', async () => {
    const { calls } = await openReviews('doctor', '&treatmentId=ipl');
    await expect.poll(() => calls[0]?.query).toEqual({ doctorId: ID, offset: 0, limit: 10 });
  });

  it.each(KINDS)('of a %s can be those written in Japanese, on Japanese pages', async (kind) => {
    const { user, address, calls } = await openReviews(kind, '&lang=ja');
    const [first] = (await bar('絞り込みと並び順')).getAllByRole('button');
    expect(first?.textContent).toBe('日本語の口コミ');
    await user.click(
      (await bar('絞り込みと並び順')).getByRole('button', { name: '日本語の口コミ' }),
    );
    await expect.poll(address).toContain('writtenIn=ja');
    await expect.poll(() => calls.at(-1)?.query).toMatchObject({ writtenIn: 'ja' });
  });

  it('say on a Korean page, too, that only one language is shown', async () => {
    const { user, address } = await openReviews('event', '&writtenIn=ja');
    const chips = await bar('찾기 조건');
    await user.click(chips.getByRole('button', { name: '일본어 리뷰', pressed: true }));
    await expect.poll(address).not.toContain('writtenIn');
    expect(chips.queryByRole('button', { name: '일본어 리뷰' })).toBeNull();
  });

  it('that no review fits offer to remove each condition', async () => {
    const query = '&lang=ja&photos=true&writtenIn=ja&treatmentId=botox';
    const { user, address } = await openReviews('clinic', query, 2, REVIEWED);
    await screen.findByText('登録された口コミがありません');
    for (const name of ['보톡스を外す', '日本語の口コミを外す', '写真付きの口コミを外す']) {
      screen.getByRole('link', { name });
    }
    await user.click(screen.getByRole('link', { name: '보톡스を外す' }));
    await expect.poll(address).not.toContain('treatmentId');
    expect(address()).toContain('writtenIn=ja');
  });

  it('without photos offer the others', async () => {
    const { user, address } = await openReviews('doctor', '&photos=true&sort=rating');
    await screen.findByText('등록된 리뷰가 없습니다');
    await user.click(screen.getByRole('link', { name: '사진 있는 리뷰 빼기' }));
    await expect.poll(address).toBe(`/contents/doctor/${ID}?tabId=review&sort=rating`);
    await screen.findByRole('link', { name: '자연스럽게 잘 되었어요' });
  });

  it('ignore conditions and sorts that they do not have', async () => {
    const { calls } = await openReviews('event', '&photos=no&sort=price&region=seoul&partId=eyes');
    (await bar('찾기 조건')).getByRole('button', { name: '최신순', pressed: true });
    await expect.poll(() => calls[0]?.query).toEqual({ eventId: ID, offset: 0, limit: 10 });
  });

  it.each([
    ['', '등록된 리뷰가 없습니다', '리뷰 둘러보기'],
    ['&lang=ja', '登録された口コミがありません', '口コミを見る'],
  ])('that do not exist lead to all reviews: "%s"', async (query, sentence, name) => {
    await openReviews('clinic', query, 0);
    await screen.findByText(sentence);
    const link = screen.getByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(/^\/contents\?tabId=reviews/);
    expect(screen.queryByRole('group', { name: /찾기 조건|絞り込み/ })).toBeNull();
  });
});
