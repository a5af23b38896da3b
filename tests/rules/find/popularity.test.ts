import { assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import { othersOnPage, popularSince } from '../../../server/domain/find/popularityRules.ts';

const small = integer({ min: 0, max: 30 });
const aWorld = record({ offset: small, limit: small, bookmarked: small, others: small });

test('AMB-13 a page of the sort `popular` is a part of two lists: with bookmarks, then without', () =>
  assert(
    property(aWorld, ({ offset, limit, bookmarked, others }) => {
      const first = Array.from({ length: bookmarked }, (_, index) => `bookmarked ${index}`);
      const second = Array.from({ length: others }, (_, index) => `other ${index}`);
      const rest = othersOnPage({ offset, limit }, bookmarked);
      const page = [
        ...first.slice(offset, offset + limit),
        ...second.slice(rest.offset, rest.offset + rest.limit),
      ];
      expect(page).toEqual([...first, ...second].slice(offset, offset + limit));
    }),
  ));

test('AMB-13 bookmarks count for 30 days', () => {
  expect(popularSince(new Date('2026-11-20T09:30:00Z'))).toEqual(new Date('2026-10-21T09:30:00Z'));
});
