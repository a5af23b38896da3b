import { describe, expect, it, test } from 'vitest';
import { Clinic } from '../../../contract/clinic.ts';
import { ClinicForm } from '../../../contract/staff/staffClinic.ts';
import { EventForm } from '../../../contract/staff/staffEvent.ts';
import { completenessOf } from '../../../src/staff/content/edits/completeness.ts';
import { formOf, previewOf, valuesOf } from '../../../src/staff/content/edits/contentValues.ts';
import { fieldValue, textOf } from '../../../src/staff/content/edits/fieldText.ts';
import { sampleStaffClinic } from '../../support/fixtures/staff/staffWorld.ts';

const hours = {
  days: { mon: { opensAt: '10:00', closesAt: '19:00', breakFrom: '13:00', breakTo: '14:00' } },
  closedOn: ['2026-12-25'],
};
const filled = sampleStaffClinic({
  addressJa: 'ソウル',
  district: 'seoul-jung',
  station: 'myeongdong',
  stationExit: '5',
  stationMinutes: 3,
  latitude: 37.56,
  longitude: 126.98,
  phone: '02-000-0000',
  openingHours: hours,
  languages: ['ko', 'ja'],
  facts: ['parking'],
  priceMenu: [{ treatmentId: 'ipl', priceFrom: 90_000, priceTo: null, vatIncluded: true }],
});

describe('the completeness of a record', () => {
  it('counts what visitors read, and names what is empty', () => {
    const draft = valuesOf('clinic', filled);
    const full = Object.keys(draft.texts).map((name) => [name, draft.texts[name] || '글']);
    const gaps = { nameJa: '', registrationNumber: ' ', address: '', detailAddress: '' };
    const texts = { ...Object.fromEntries(full), ...gaps };
    const { all, empty } = completenessOf('clinic', { ...draft, texts });
    expect(empty).toEqual([
      'nameJa',
      'registrationNumber',
      'profileImage',
      'introductionImages',
      'treatments',
    ]);
    expect(all).toBeGreaterThan(empty.length);
  });

  it('of a new record has nothing', () => {
    const { all, empty } = completenessOf('clinic', valuesOf('clinic', null));
    expect(empty).toHaveLength(all);
    expect(empty).toEqual(expect.arrayContaining(['addressJa', 'phone', 'openingHours']));
  });

  it('is content with an address on one line', () => {
    const draft = valuesOf('clinic', sampleStaffClinic({ roadAddress: null, address: '서울' }));
    expect(completenessOf('clinic', draft).empty).not.toContain('roadAddress');
  });
});

describe('what the editor sends', () => {
  const form = formOf('clinic', valuesOf('clinic', filled), () => null);

  it('is what it has read, in the shape of the contract', () => {
    expect(ClinicForm.parse(form)).toMatchObject({
      openingHours: hours,
      languages: ['ko', 'ja'],
      facts: ['parking'],
      stationMinutes: 3,
      latitude: 37.56,
      priceMenu: filled.priceMenu,
      registrationNumber: '',
    });
  });

  it('of an untouched record has no new field filled', () => {
    expect(
      ClinicForm.parse(formOf('clinic', valuesOf('clinic', sampleStaffClinic()), () => null)),
    ).toMatchObject({ openingHours: null, languages: [], priceMenu: [], latitude: null });
  });

  it('has an address only where the record has one', () => {
    const form = formOf('event', valuesOf('event', null), () => null);
    expect(Object.keys(form).filter((name) => !(name in EventForm.shape))).toEqual([]);
  });

  test.each([
    ['a day with one time', '{"days":{"mon":{"opensAt":"10:00"}}}', null],
    [
      'half a break',
      '{"days":{"mon":{"opensAt":"10:00","closesAt":"19:00","breakFrom":"13:00"}}}',
      { days: { mon: { opensAt: '10:00', closesAt: '19:00' } } },
    ],
  ])('leaves out %s', (_, text, hoursSent) => {
    expect(fieldValue('hours', text)).toEqual(hoursSent);
  });

  it('leaves out a line of the menu without a price', () => {
    const line = { treatmentId: 'ipl', priceFrom: null, priceTo: null, vatIncluded: true };
    expect(fieldValue('priceMenu', textOf([line]))).toEqual([]);
  });
});

it('the preview has the shape that visitors read', () => {
  const record = {
    ...previewOf('clinic', valuesOf('clinic', filled), () => null),
    id: 'pv',
    averageRating: 0,
    reviewCount: 0,
    doctors: [],
    events: [],
  };
  expect(Clinic.parse(record)).toMatchObject({
    district: { id: 'seoul-jung', nameJa: '中区' },
    station: { nameJa: '明洞駅', exit: '5', minutesOnFoot: 3 },
    priceMenu: [{ treatment: { id: 'ipl' }, priceFrom: 90_000 }],
  });
});
