import { describe, expect, it } from 'vitest';
import { makeDemo } from '../../../server/demo/generate/makeDemo.ts';

const { practices } = makeDemo(new Date('2026-11-01T03:00:00Z'));
const clinics = practices.map(({ clinic }) => clinic);
const doctors = practices.flatMap((practice) => practice.doctors);
const events = practices.flatMap((practice) => practice.events);
const reviews = practices.flatMap((practice) => practice.reviews);

describe('special cases in the demonstration', () => {
  it.each<[string, (clinic: (typeof clinics)[number]) => boolean]>([
    ['no banner', (it) => !it.bannerImage && it.introductionImages.length > 0],
    ['a banner alone', (it) => it.bannerImage !== null && it.introductionImages.length === 0],
    ['no profile picture', (it) => !it.profileImage],
    ['no address', (it) => !it.address && !it.roadAddress && !it.detailAddress],
    ['an address in one line', (it) => it.address !== null && !it.roadAddress],
    [
      'an address in two parts',
      (it) => !it.address && it.roadAddress !== null && it.detailAddress !== null,
    ],
    ['a road address alone', (it) => it.roadAddress !== null && !it.detailAddress],
    ['no specialties', (it) => it.specialties.length === 0],
    ['no description', (it) => !it.description],
    ['no Japanese', (it) => !it.nameJa && !it.descriptionJa],
    ['a name of more than forty characters', (it) => it.name.length > 40],
    [
      'nothing but a name',
      (it) => !it.description && !it.bannerImage && it.specialties.length === 0,
    ],
  ])('ENT-05 ENT-06 a clinic with %s', (_, is) => {
    expect(clinics.some(is)).toBe(true);
  });

  it('ENT-05 clinics without doctors, and one without events that has doctors', () => {
    expect(practices.filter((practice) => practice.doctors.length === 0)).toHaveLength(2);
    expect(
      practices.some((practice) => practice.doctors.length > 0 && practice.events.length === 0),
    ).toBe(true);
  });

  it.each<[string, (doctor: (typeof doctors)[number]) => boolean]>([
    ['no introduction', (it) => !it.description && it.specialties.length > 0],
    ['no picture', (it) => !it.profileImage],
    ['no specialties', (it) => it.specialties.length === 0 && it.description !== null],
    ['neither of them', (it) => !it.description && !it.profileImage && it.specialties.length === 0],
    ['no clinic any more', (it) => it.clinicId === null],
  ])('ENT-07 a doctor with %s', (_, is) => {
    expect(doctors.some(is)).toBe(true);
  });

  it.each<[string, (event: (typeof events)[number]) => boolean]>([
    ['no image', (it) => !it.cardImage && !it.mainImage],
    ['a card image alone', (it) => it.cardImage !== null && !it.mainImage],
    ['a main image alone', (it) => !it.cardImage && it.mainImage !== null],
    ['no detail images', (it) => it.detailImages.length === 0],
    ['no content', (it) => !it.content && it.treatments.length > 0],
    ['no treatments', (it) => it.treatments.length === 0],
  ])('ENT-09 ENT-10 an event with %s', (_, is) => {
    expect(events.some(is)).toBe(true);
  });

  it.each<[string, (review: (typeof reviews)[number]) => boolean]>([
    ['one short sentence', (it) => it.content.length < 30 && it.content.endsWith('.')],
    [
      '3,000 characters without a line break',
      (it) => it.content.length === 3_000 && !it.content.includes('\n'),
    ],
    ['nothing but emoji and punctuation', (it) => /^[^\p{L}\p{N}]+$/u.test(it.content)],
    ['a word of 60 characters', (it) => it.content.split(/\s/).some((word) => word.length === 60)],
    ['20 treatments', (it) => it.treatments.length === 20],
    [
      '10 pictures before and 10 after',
      (it) => it.beforePhotos.length === 10 && it.afterPhotos.length === 10,
    ],
    ['no picture', (it) => it.beforePhotos.length + it.afterPhotos.length === 0],
    ['pictures after alone', (it) => it.beforePhotos.length === 0 && it.afterPhotos.length > 0],
    ['pictures before alone', (it) => it.beforePhotos.length > 0 && it.afterPhotos.length === 0],
    ['no event', (it) => it.eventId === null],
    ['a doctor who has left', (it) => it.doctors.some(({ clinicId }) => clinicId === null)],
    ['neither doctor, event nor treatment', (it) => it.doctors.length + it.treatments.length === 0],
    ['signs of markup', (it) => it.title.includes('<b>') && it.content.includes('<i>')],
    ['an edit', (it) => it.editedAt !== null],
  ])('ENT-11 a review with %s', (_, is) => {
    expect(reviews.some(is)).toBe(true);
  });
});
