import { describe, expect, it } from 'vitest';
import { api } from '../../../contract/api.ts';
import { canonicalJson } from '../../../contract/plain/canonicalJson.ts';
import { escapeHtml } from '../../../contract/plain/escapeHtml.ts';
import { languageOf, languageQuery } from '../../../contract/plain/language.ts';
import { isReminder, NOTICE_KINDS, TOPIC_OF } from '../../../contract/plain/noticeKinds.ts';
import { slotsOf } from '../../../contract/plain/slots.ts';
import { isStaffPath } from '../../../contract/plain/staffPath.ts';
import { Wishes } from '../../../contract/wishes.ts';

const ID = '0190b8a0-0000-7000-8000-000000000000';
const OTHER = '0190b8a0-0000-7000-8000-000000000001';

type Query = { safeParse: (input: object) => { success: boolean; data?: unknown } };
/** The parameter as the server takes it; null when it is refused. */
const taken = (query: Query, name: string, value: string) => {
  const { success, data } = query.safeParse({ [name]: value });
  return success ? (data as Record<string, unknown>)[name] : null;
};

describe('the parameters of a list', () => {
  const { query } = api['GET /public/clinics'];

  it.each([
    ['offset', '7', 7],
    ['offset', '1000000', 1_000_000],
    ['offset', '1000001', null],
    ['offset', '-1', null],
    ['offset', '1.5', null],
    ['limit', '100000', 100_000],
    ['limit', '100001', 100_000],
    ['limit', '0', 0],
    ['limit', 'x', null],
    ['priceMin', '10000', 10_000],
    ['priceMin', '-1', null],
    ['radius', '0', null],
    ['radius', '1', 1],
    ['minRating', '4.5', 4.5],
    ['minRating', '5.0', 5],
    ['minRating', '5.1', null],
    ['minRating', '0', null],
  ])('%s=%s is taken as %s', (name, value, expected) => {
    expect(taken(query, name, value)).toEqual(expected);
  });

  it('a position is taken to two decimals, about a kilometre: too coarse to find a person', () => {
    expect(taken(query, 'near', '37.4979999,127.0276188')).toEqual({
      latitude: 37.5,
      longitude: 127.03,
    });
    expect(taken(query, 'near', '-33.8651,-151.2099')).toEqual({
      latitude: -33.87,
      longitude: -151.21,
    });
    for (const wrong of ['37.5', '37.5,', ',127.0', '37.5,127.0,1', 'a,b', '137.5,127.0']) {
      expect(taken(query, 'near', wrong), wrong).toBeNull();
    }
  });

  it('the list goes on after a row; what is no id is ignored', () => {
    const reviews = api['GET /public/reviews'].query;
    expect(taken(reviews, 'after', ID)).toBe(ID);
    expect(taken(reviews, 'after', 'no uuid')).toBeUndefined();
  });

  it('several facts stand in one parameter, each once', () => {
    expect(taken(query, 'facts', 'parking,sunday,parking')).toEqual(['parking', 'sunday']);
    expect(taken(query, 'facts', 'parking,none such')).toBeNull();
  });
});

describe('the form of a review', () => {
  const form = {
    counsel_id: ID,
    clinic_id: ID,
    title: '',
    content: '',
    rating: 5,
    doctors: [],
    treatments: [],
    beforePhotos: [],
    afterPhotos: [],
  };
  const { body } = api['POST /member/reviews'];

  it('has doctors and treatments as ids or as objects with an id', () => {
    const doctors = [ID, { id: OTHER, name: '김의사' }];
    expect(body.parse({ ...form, doctors, treatments: ['botox', { id: 'filler' }] })).toMatchObject(
      {
        doctors: [ID, OTHER],
        treatments: ['botox', 'filler'],
      },
    );
  });

  it.each([
    [ID, ID],
    ['', null],
    [null, null],
    [undefined, null],
  ])('has the event %o as %o', (event_id, expected) => {
    expect(body.parse({ ...form, event_id }).event_id).toBe(expected);
  });
});

describe('a message', () => {
  const { body } = api['POST /member/counsels/:id/messages'];
  const photo = { url: 'u', path: 'p', name: 'n', type: 't', size: 1, hash: 'h' };

  it.each([
    [{ text: '안녕하세요' }, true],
    [{ text: '', photos: [photo] }, true],
    [{ text: '', photos: [] }, false],
    [{ text: ' \n' }, false],
  ])('%o can be sent: %o', (form, isSent) => {
    expect(body.safeParse(form).success).toBe(isSent);
  });

  it('has no photos unless it says so', () => {
    expect(body.parse({ text: '안녕하세요' }).photos).toEqual([]);
  });
});

describe('the wishes of a booking', () => {
  const at = (...times: string[]) => ({ times: times.map((time) => `2026-12-24T${time}:00Z`) });
  const stay = (from: string, to: string) => ({ stay: { from, to } });

  it.each([
    ['one time', at('05:00'), true],
    ['three different times', at('05:30', '05:00', '06:00'), true],
    ['no time', at(), false],
    ['four times', at('05:00', '05:30', '06:00', '06:30'), false],
    ['a time between the half hours', at('05:15'), false],
    ['a time twice', at('05:00', '05:00'), false],
    [
      'a time twice, in another spelling',
      { times: [...at('05:00').times, '2026-12-24T05:00:00.0Z'] },
      false,
    ],
    ['a stay of some days', stay('2026-12-24', '2026-12-27'), true],
    ['a stay of one day', stay('2026-12-24', '2026-12-24'), true],
    ['a stay that ends before it begins', stay('2026-12-24', '2026-12-23'), false],
    ['times and a stay', { ...at('05:00'), ...stay('2026-12-24', '2026-12-24') }, true],
    ['neither', {}, false],
    ['no time and a stay', { ...at(), ...stay('2026-12-24', '2026-12-24') }, false],
  ])('%s (%o): %o', (_, wishes, isTaken) => {
    expect(Wishes.safeParse(wishes).success).toBe(isTaken);
  });
});

it.each([
  ['05:00', 30, ['05:00']],
  ['05:30', 60, ['05:30', '06:00']],
  ['05:10', 30, ['05:00', '05:30']],
  ['05:00', 31, ['05:00', '05:30']],
])('an appointment at %s for %d minutes takes the half hours %o', (from, minutes, slots) => {
  const at = (time: string) => new Date(`2026-12-24T${time}:00Z`);
  expect(slotsOf(at(from), minutes)).toEqual(slots.map(at));
});

it('numbers in an address are read as numbers', () => {
  expect(taken(api['GET /staff/retention/:id'].query, 'period', '24')).toBe(24);
  expect(api['GET /staff/search-terms'].query.parse({}).days).toBe(30);
  expect(api['GET /public/search'].query.parse({ q: '', offset: '5' }).offset).toBe(5);
});

describe('the language of an address', () => {
  it.each([
    ['?lang=ja', 'ja'],
    ['?lang=jp', 'ja'],
    ['?a=1&lang=ja', 'ja'],
    ['?lang=ko', 'ko'],
    ['?lang=en', 'ko'],
    ['?language=ja', 'ko'],
    ['', 'ko'],
  ])('%o asks for %s', (search, language) => {
    expect(languageOf(search)).toBe(language);
  });

  it('is written for Japanese only', () => {
    expect([languageQuery('ja'), languageQuery('ko')]).toEqual(['?lang=ja', '']);
  });
});

it('a text cannot break out of the HTML around it', () => {
  expect(escapeHtml(`<a href="x">&'</a>`)).toBe("&lt;a href=&quot;x&quot;&gt;&amp;'&lt;/a&gt;");
});

it.each([
  [{ b: 1, a: [{ d: 2, c: 3 }, null] }, '{"a":[{"c":3,"d":2},null],"b":1}'],
  [{ a: 1, b: 2 }, '{"a":1,"b":2}'],
  [['b', 'a'], '["b","a"]'],
  [0, '0'],
  ['', '""'],
  [null, 'null'],
  [undefined, 'null'],
])('equal values are one text, in any order of their keys: %j is %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});

it.each([
  ['/console', true],
  ['/console/reviews', true],
  ['/Console/', true],
  ['/login', true],
  ['/LOGIN//', true],
  ['/login/x', false],
  ['/loginx', false],
  ['/consoles', false],
  ['/contents/console', false],
  ['/', false],
])('the path %s is one of staff: %s', (path, expected) => {
  expect(isStaffPath(path)).toBe(expected);
});

it('the notices that remind are those that a member switches off as reminders', () => {
  expect(NOTICE_KINDS.filter(isReminder).toSorted()).toEqual(
    NOTICE_KINDS.filter((kind) => TOPIC_OF[kind] === 'reminders').toSorted(),
  );
});

it.each([
  ['1999-12-31', false],
  ['2000-01-01', true],
  ['2099-12-31', true],
  ['2100-01-01', false],
])('an overview may begin and end on %s: %s', (day, expected) => {
  const { query } = api['GET /staff/overview'];
  expect(query.safeParse({ from: day, to: day }).success).toBe(expected);
});

describe('the form of a clinic', () => {
  const { body } = api['PATCH /staff/clinics/:id'];
  const isTaken = (fields: object) => body.safeParse({ version: 1, ...fields }).success;

  it.each([
    ['10:00', '19:00', true],
    ['00:00', '24:00', true],
    ['19:00', '10:00', false],
    ['10:00', '10:00', false],
  ])(
    'hours from %s to %s: taken is %s, for consulting hours too',
    (opensAt, closesAt, expected) => {
      const hours = { days: { mon: { opensAt, closesAt } } };
      const consulting = { version: 1, hours, seats: null, minutes: 30 };
      const { success } = api['PATCH /staff/clinics/:id/consulting'].body.safeParse(consulting);
      expect([isTaken({ openingHours: hours }), success]).toEqual([expected, expected]);
    },
  );

  it('each day is in order', () => {
    const tue = { opensAt: '10:00', closesAt: '19:00' };
    const mon = { opensAt: '19:00', closesAt: '10:00' };
    expect(isTaken({ openingHours: { days: { mon, tue } } })).toBe(false);
    expect(isTaken({ openingHours: { days: { mon: tue, tue: mon } } })).toBe(false);
  });

  it.each([
    [{ breakFrom: '13:00', breakTo: '14:00' }, true],
    [{ breakFrom: '14:00', breakTo: '13:00' }, false],
    [{ breakFrom: '13:00', breakTo: '13:00' }, false],
    [{ breakFrom: '13:00' }, true],
  ])('a break of %j: taken is %s', (pause, expected) => {
    const mon = { opensAt: '10:00', closesAt: '19:00', ...pause };
    expect(isTaken({ openingHours: { days: { mon } } })).toBe(expected);
  });

  it.each([
    [90_000, 50_000, false],
    [90_000, 90_000, true],
    [90_000, null, true],
  ])('a price from %s to %s: taken is %s', (priceFrom, priceTo, expected) => {
    const line = { treatmentId: 'botox', priceFrom, priceTo, vatIncluded: true };
    expect(isTaken({ priceMenu: [line] })).toBe(expected);
  });
});
