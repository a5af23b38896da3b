import { describe, expect, it } from 'vitest';
import type { StaffDoctor } from '../../../contract/staff/staffDoctor.ts';
import {
  formOf,
  imagesOf,
  previewOf,
  valuesOf,
  withoutPictures,
} from '../../../src/staff/content/edits/contentValues.ts';
import { sampleStaffClinic } from '../../support/fixtures/staff/staffWorld.ts';

describe('a record in the editor', () => {
  it.each([
    ['/media/upload/a.webp', 'a.webp'],
    ['https://cdn.example/%EC%9D%98%EC%9B%90.jpg?v=2', '의원.jpg'],
    ['https://cdn.example/50%.jpg', '50%.jpg'],
  ])('AMB-51 has the picture at %s as %s, in every spelling of its address', (url, name) => {
    const clinic = sampleStaffClinic({ bannerImage: { url } });
    expect(valuesOf('clinic', clinic).pictures.bannerImage).toMatchObject([{ name, source: url }]);
  });
});

const DOCTOR_CLINIC = { id: 'c1', name: '모아의원', nameJa: null };
const find = ({ source }: { source: unknown }) =>
  typeof source === 'string' ? { url: source } : null;
const picked = { id: 'new', name: 'n', source: new File(['n'], 'n') };

describe('the form that a record is sent as', () => {
  it('has numbers as numbers, terms as ids and pictures as images', () => {
    const draft = valuesOf(
      'clinic',
      sampleStaffClinic({ treatments: [{ id: 'botox', name: 'b' }] }),
    );
    const form = formOf(
      'clinic',
      { ...draft, texts: { ...draft.texts, latitude: ' 37.5 ', longitude: '' } },
      find,
    );
    expect(form).toMatchObject({
      name: '모아피부과의원',
      nameJa: '',
      latitude: 37.5,
      longitude: null,
      treatments: ['botox'],
      bannerImage: { url: '/files/banner.webp' },
    });
    expect(form).not.toHaveProperty('clinicId');
  });

  it('of a new record is empty', () => {
    const form = formOf('event', valuesOf('event', null), find);
    expect(form).toMatchObject({
      title: '',
      price: null,
      treatments: [],
      cardImage: null,
      detailImages: [],
      clinicId: null,
    });
    const named = ({ name }: { name: string }) => ({ url: name });
    const nothing = { texts: {}, pictures: {}, terms: {}, clinic: null };
    expect(formOf('event', nothing, named)).toEqual({
      treatments: [],
      cardImage: null,
      mainImage: null,
      detailImages: [],
      clinicId: null,
    });
  });

  it('has the chosen clinic, and only pictures that are known', () => {
    const pictures = { detailImages: [picked, { id: 'a', name: 'a', source: '/a.webp' }] };
    const draft = { ...valuesOf('event', null), clinic: DOCTOR_CLINIC, pictures };
    expect(formOf('event', draft, find)).toMatchObject({
      clinicId: 'c1',
      detailImages: [{ url: '/a.webp' }],
    });
  });

  it('begins with the clinic of the record', () => {
    const doctor = { clinic: DOCTOR_CLINIC, name: 'n' } as unknown as StaffDoctor;
    expect(valuesOf('doctor', doctor).clinic).toBe(DOCTOR_CLINIC);
    expect(valuesOf('clinic', sampleStaffClinic()).clinic).toBeNull();
    expect(valuesOf('doctor', null).clinic).toBeNull();
  });
});

describe('the preview of a record', () => {
  it('has no empty text, its terms with names and its clinic', () => {
    const terms = { treatments: [{ id: 'botox', name: '보톡스', nameJa: null }] };
    const draft = { ...valuesOf('event', null), terms, clinic: DOCTOR_CLINIC };
    const shown = previewOf(
      'event',
      { ...draft, texts: { title: '여름', price: '1000', included: '' } },
      find,
    );
    expect(shown).toEqual({
      title: '여름',
      price: 1000,
      ...terms,
      clinic: DOCTOR_CLINIC,
      cardImage: null,
      mainImage: null,
      detailImages: [],
    });
  });

  it('of a clinic has no clinic, and its district and prices as visitors read them', () => {
    const priceMenu = JSON.stringify([
      { treatmentId: 'botox', priceFrom: 1_000, priceTo: null, vatIncluded: true },
    ]);
    const texts = { name: '모아의원', district: 'seoul-gangnam', priceMenu };
    const shown = previewOf('clinic', { texts, pictures: {}, terms: {}, clinic: null }, find);
    expect(shown).not.toHaveProperty('clinic');
    expect(shown).toMatchObject({ name: '모아의원', district: { id: 'seoul-gangnam' } });
  });
});

it('the pictures of a saved record are found by their address', () => {
  const banner = { url: '/files/banner.webp' };
  const [one, other] = [{ url: '/files/1.webp' }, { url: '/files/2.webp' }];
  const clinic = sampleStaffClinic({ bannerImage: banner, introductionImages: [one, other] });
  const images = imagesOf(clinic);
  expect(images.get('/files/banner.webp')).toBe(banner);
  expect(images.get('/files/2.webp')).toBe(other);
  expect([...images.keys()].every((url) => typeof url === 'string')).toBe(true);
  expect(imagesOf(null).size).toBe(0);
  const odd = { a: null, b: 'url', c: { url: 7 }, d: [{ id: 'x' }] } as unknown as StaffDoctor;
  expect(imagesOf(odd).size).toBe(0);
});

it('pictures that are lost leave the editor, all other values stay', () => {
  const kept = { id: 'a', name: 'a', source: '/a.webp' };
  const pictures = { cardImage: [picked], mainImage: [kept], detailImages: [kept, picked] };
  const draft = { ...valuesOf('event', null), texts: { title: '여름' }, pictures };
  expect(withoutPictures(draft, [picked])).toEqual({
    ...draft,
    pictures: { cardImage: [], mainImage: [kept], detailImages: [kept] },
  });
});
