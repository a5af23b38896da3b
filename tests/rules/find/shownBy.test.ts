import { expect, it } from 'vitest';
import { DAY_RECORD } from '../../../server/db/feed/change.ts';
import { shownBy } from '../../../server/http/answer/shownBy.ts';

const CLINIC = '018bcfe5-6800-7000-8000-000000000001';
const REVIEW = '018bcfe5-6800-7000-8000-000000000002';
const body = () => JSON.stringify({ data: [{ id: REVIEW, clinic: { id: CLINIC } }] });

it('an answer about one record shows every record that it names', () => {
  expect(shownBy('/public/reviews/:id', `/public/reviews/${REVIEW}`, body)).toEqual({
    records: [REVIEW, CLINIC, DAY_RECORD],
    kinds: [],
  });
});

it('finds the records also in a row as PostgreSQL writes it', () => {
  const rows = () => `{"data":[{"id" : "${REVIEW}", "clinic" : {"id" :"${CLINIC}"}}],"total":1}`;
  expect(shownBy('/public/reviews/:id', '', rows).records).toEqual([REVIEW, CLINIC, DAY_RECORD]);
});

it('a review whose clinic is hidden changes with any clinic, and with doctors that come back', () => {
  for (const clinic of ['"clinic":null', '"clinic" : null']) {
    const text = () => `{"data":{"id":"${REVIEW}",${clinic}}}`;
    expect(shownBy('/public/reviews/:id', '', text)).toEqual({
      records: [REVIEW, DAY_RECORD],
      kinds: ['clinic', 'doctor'],
    });
  }
});

it('an answer other than a review changes with its records only, also when it names no clinic', () => {
  const text = () => `{"data":{"id":"${REVIEW}","clinic":null}}`;
  expect(shownBy('/public/doctors/:id', '', text)).toEqual({ records: [REVIEW], kinds: [] });
});

it('a text that looks like a record is not treated as a record', () => {
  for (const content of [`"id":"${CLINIC}"`, `"id" : "${CLINIC}"`]) {
    const text = () => JSON.stringify({ data: { id: REVIEW, content } });
    expect(shownBy('/public/reviews/:id', '', text).records).toEqual([REVIEW, DAY_RECORD]);
  }
});

it('the reviews of a clinic change with this clinic, other lists with their kinds', () => {
  expect(shownBy('/public/reviews', `/public/reviews?clinicId=${CLINIC}&limit=3`, body)).toEqual({
    records: [CLINIC, REVIEW],
    kinds: [],
  });
  const others = ['/public/reviews?limit=3', '/public/reviews?clinicId=x', '/public/reviews'];
  for (const address of others) {
    expect(shownBy('/public/reviews', address, body)).toMatchObject({
      records: [],
      kinds: expect.arrayContaining(['review', 'doctor']),
    });
  }
  const ofClinic = `/public/events?clinicId=${CLINIC}`;
  expect(shownBy('/public/events', ofClinic, body)).toEqual({
    records: [DAY_RECORD],
    kinds: ['clinic', 'event'],
  });
  expect(shownBy('/public/unknown', '/public/unknown', body).kinds).toContain('search');
});

it('AMB-108 an answer that depends on which events run, or on counted days, shows the day', () => {
  const showsDay = (route: string) => shownBy(route, route, body).records.includes(DAY_RECORD);
  const records = ['events/:id', 'clinics/:id', 'reviews/:id'];
  const ofDay = [...records, 'events', 'search', 'popular-searches', 'unknown'];
  const others = ['clinics', 'clinics/facets', 'doctors/:id', 'reviews', 'regions'];
  expect(ofDay.filter((name) => !showsDay(`/public/${name}`))).toEqual([]);
  expect(others.filter((name) => showsDay(`/public/${name}`))).toEqual([]);
});
