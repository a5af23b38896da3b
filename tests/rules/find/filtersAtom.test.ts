import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { addressAtom, historyAtom } from '../../../src/state/addressAtom.ts';
import { changeFindAtom, chooseFilterAtom, filtersAtom } from '../../../src/state/filtersAtom.ts';

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

describe('a choice of the visitor', () => {
  function browse(search: string) {
    const store = createStore();
    const steps: string[] = [];
    store.set(addressAtom, { pathname: '/CONTENTS', search });
    store.set(historyAtom, {
      push: (path) => steps.push(`push ${path}`),
      replace: (path) => steps.push(`replace ${path}`),
    });
    return { store, steps };
  }

  it('of a filter replaces its picker in the history', () => {
    const { store, steps } = browse('?tabId=doctors&specialtyId=ent&partId=eyes');
    expect(store.set(chooseFilterAtom, 'specialtyId', 'dermatology')).toBe(true);
    expect(steps).toEqual(['replace /contents?tabId=doctors&specialtyId=dermatology']);
  });

  it.each([
    ['push', undefined],
    ['replace', 'replace'],
  ] as const)(
    'of a place is a step of the history, from a modal its replacement: %s',
    (how, asked) => {
      const { store, steps } = browse('?tabId=events');
      const choose = (region?: string) =>
        asked
          ? store.set(changeFindAtom, { region }, asked)
          : store.set(changeFindAtom, { region });
      expect(choose('seoul')).toBe(true);
      expect(steps).toEqual([`${how} /contents?tabId=events&region=seoul`]);
    },
  );

  it('leaves no question mark when it empties the address', () => {
    const { store, steps } = browse('?region=seoul');
    store.set(changeFindAtom, { region: undefined });
    expect(steps).toEqual(['push /contents']);
  });

  it('adds no step to the history when the page shows it already', () => {
    const { store, steps } = browse('?specialtyId=ent&region=seoul');
    expect(store.set(chooseFilterAtom, 'specialtyId', 'ent')).toBe(false);
    expect(store.set(changeFindAtom, { region: 'seoul' })).toBe(false);
    expect(steps).toEqual([]);
  });
});

it.each(['ja', 'ko'])(
  'AMB-79 a filter that is chosen over another page brings nothing of its address but the language: %s',
  (language) => {
    const store = createStore();
    const steps: string[] = [];
    store.set(historyAtom, { push: () => undefined, replace: (path) => void steps.push(path) });
    const search = `?tabId=review&photos=true&lang=${language}`;
    store.set(addressAtom, { pathname: '/contents/clinic/a', search });
    store.set(chooseFilterAtom, 'concernId', 'acne');
    expect(steps).toEqual([`/contents?lang=${language}&concernId=acne`]);
  },
);

it('BRW-04 an address is read without regard to capital letters', () => {
  const store = createStore();
  store.set(addressAtom, { pathname: '/Contents/', search: '?specialtyId=ent' });
  expect(store.get(filtersAtom).filters).toEqual({ specialtyId: 'ent' });
});
