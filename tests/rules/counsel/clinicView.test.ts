import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { addressAtom, historyAtom } from '../../../src/state/addressAtom.ts';
import { clinicViewAtom } from '../../../src/state/clinicViewAtom.ts';

function browse(search: string) {
  const store = createStore();
  const pushed: string[] = [];
  store.set(addressAtom, { pathname: '/contents', search });
  store.set(historyAtom, { push: (path) => pushed.push(path), replace: () => undefined });
  return { store, pushed };
}

describe('the view in the address', () => {
  it.each([
    ['', 'list'],
    ['?view=list', 'list'],
    ['?view=globe', 'list'],
    ['?view=', 'list'],
    ['?view=map', 'map'],
    ['?view=map&facts=parking', 'map'],
  ])('%s is the %s', (search, view) => {
    expect(browse(search).store.get(clinicViewAtom)).toBe(view);
  });

  it('the map adds its parameter, and the list removes it; others stay', () => {
    const list = browse('?facts=parking&lang=ja&view=globe');
    list.store.set(clinicViewAtom, 'map');
    expect(list.pushed).toEqual(['/contents?facts=parking&lang=ja&view=map']);
    const map = browse('?view=map');
    map.store.set(clinicViewAtom, 'list');
    expect(map.pushed).toEqual(['/contents']);
  });

  it('a view that the page shows already adds no step to the history', () => {
    const { store, pushed } = browse('?view=map');
    store.set(clinicViewAtom, 'map');
    expect(pushed).toEqual([]);
  });
});
