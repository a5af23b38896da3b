import { screen } from '@testing-library/react';
import type { SearchAnswer, SearchKind, SearchMatch } from '../../contract/search.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import { renderScreen } from './renderScreen.tsx';
import { sampleReview } from './sampleAnswers.ts';

/** What the search finds in tests. */

type Found = Partial<Record<SearchKind, SearchMatch[]>>;

/** Groups with these matches; a kind in `more` has so many further ones. */
export function searchAnswer(
  found: Found,
  more: Partial<Record<SearchKind, number>> = {},
): { data: SearchAnswer } {
  const group = (kind: SearchKind) => ({
    items: found[kind] ?? [],
    hasMore: kind in more,
    more: more[kind] ?? 0,
  });
  return {
    data: {
      specialties: group('specialties'),
      treatments: group('treatments'),
      clinics: group('clinics'),
      doctors: group('doctors'),
      events: group('events'),
    },
  };
}

export const match = (id: string, name: string, more: Partial<SearchMatch> = {}): SearchMatch => ({
  id,
  name,
  ...more,
});

/** One match of each kind. */
export const ONE_OF_EACH = searchAnswer({
  specialties: [match('dermatology', '모발과', { nameJa: '毛髪科' })],
  treatments: [match('hair-transplant', '모발이식', { specialtyId: 'dermatology' })],
  clinics: [match('clinic-1', '모아의원')],
  doctors: [match('doctor-1', '모하늘')],
  events: [match('event-1', '가을 모발 이벤트')],
});

/** The modal over the home page, its field ready. */
export async function openSearch(query = '') {
  mockEndpoint('GET /public/reviews', { data: [sampleReview()], total: 1 });
  const rendered = await renderScreen(`/home${query}`);
  await rendered.user.click(screen.getByRole('link', { name: /통합검색 열기|総合検索を開く/ }));
  const field = await screen.findByRole<HTMLInputElement>('combobox');
  return { ...rendered, field };
}

/** By its text: the part that was looked for stands in an element of its own. */
export const findOption = (text: string) =>
  screen.findByRole('option', { name: (_, element) => element.textContent === text });
