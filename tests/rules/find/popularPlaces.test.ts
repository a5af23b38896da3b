import { expect, it } from 'vitest';
import { popularPlaces } from '../../../server/domain/search/terms/popularPlaces.ts';
import { seededIndex } from '../../support/fixtures/find/seededTerms.ts';

const index = seededIndex();

it('popular places are the eight districts with the most clinics', () => {
  const counted = {
    'seoul-jongno': 3,
    'seoul-gangnam': 20,
    'seoul-mapo': 3,
    'seoul-seocho': 9,
    'seoul-songpa': 8,
    'seoul-yongsan': 7,
    'seoul-gangseo': 6,
    'seoul-guro': 5,
    'seoul-nowon': 4,
  };
  const places = popularPlaces(index, counted);
  expect(places[0]).toEqual({ id: 'seoul-gangnam', name: '강남구', nameJa: '江南区', count: 20 });
  expect(places.map(({ id }) => id)).toEqual([
    'seoul-gangnam',
    'seoul-seocho',
    'seoul-songpa',
    'seoul-yongsan',
    'seoul-gangseo',
    'seoul-guro',
    'seoul-nowon',
    'seoul-jongno',
  ]);
});

it('a name that several cities have begins with the city', () => {
  expect(popularPlaces(index, { 'busan-jung': 2, 'seoul-jung': 1 })).toEqual([
    { id: 'busan-jung', name: '부산 중구', nameJa: '釜山 中区', count: 2 },
    { id: 'seoul-jung', name: '서울 중구', nameJa: 'ソウル 中区', count: 1 },
  ]);
});

it('a district without clinics or an unknown one is left out', () => {
  expect(popularPlaces(index, { 'seoul-gangnam': 0, 'nowhere-at-all': 5 })).toEqual([]);
});
