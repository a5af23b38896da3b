import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { addressAtom } from '../../src/state/addressAtom.ts';
import { filtersAtom } from '../../src/state/filtersAtom.ts';

it.each(['/contents', '/contents/'])(
  'BRW-04 the filters are those of the address %s',
  (pathname) => {
    const store = createStore();
    store.set(addressAtom, { pathname, search: '?tabId=doctors&specialtyId=ent' });
    expect(store.get(filtersAtom)).toEqual({
      filters: { specialtyId: 'ent' },
      find: {},
      tabId: 'doctors',
    });
  },
);

it('a screen that replaces the browse screen leaves it its filters', () => {
  const store = createStore();
  store.set(addressAtom, { pathname: '/contents', search: '?specialtyId=ent' });
  store.set(addressAtom, { pathname: '/contents/clinic/1', search: '?tabId=review' });
  expect(store.get(filtersAtom)).toEqual({
    filters: { specialtyId: 'ent' },
    find: {},
    tabId: null,
  });
});
