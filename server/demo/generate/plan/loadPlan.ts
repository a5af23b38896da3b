import type { Language } from '../../../../contract/plain/language.ts';
import { places, type Region } from '../../data/places.ts';
import { japaneseShare, perLoadClinic, regionShares, specialtyShares } from '../../data/volumes.ts';
import { makeBranchName, makeClinicName } from '../clinic/clinicNames.ts';
import { DAY } from '../lib/clock.ts';
import { createRandom, type Random } from '../lib/random.ts';
import type { ClinicPlan, CounselPlan, Quirk } from './plan.ts';
import { dealOut, longTail } from './shares.ts';

/** For ten clinics in a row: two doctors and one event each on average. */
const DOCTORS = [7, 1, 1, 2, 1, 3, 1, 2, 1, 1];
const EVENTS = [4, 0, 1, 1, 0, 2, 0, 1, 1, 0];

/** Of every twenty clinics: WELL_KNOWN have half of all reviews, UNKNOWN none. */
const PERIOD = 20;
const WELL_KNOWN = [0, 10];
const UNKNOWN = [7, 9, 17];
const ORDINARY = Array.from({ length: PERIOD }, (_, place) => place).filter(
  (place) => !WELL_KNOWN.includes(place) && !UNKNOWN.includes(place),
);

const SPECIALTIES = dealOut(100, specialtyShares, keysOf(specialtyShares));
const REGIONS = dealOut(100, regionShares, keysOf(regionShares));

/** Plans a clinic of the load set by its number alone, so nothing of the other clinics is kept in memory. */
export function planLoadClinic(number: number, clinics: number, today: number): ClinicPlan {
  const random = createRandom(`load plan ${number}`);
  const specialty = random.pick(SPECIALTIES);
  const region: Region = random.pick(REGIONS);
  const place = random.pick(places.filter((one) => one.region === region));
  const isSpecialist = random.chance(0.85);
  const name = makeClinicName({ stem: number, specialty, isSpecialist });
  return {
    today,
    number,
    // All are old enough to have reviews.
    createdAt: Math.floor(today - (880 - (number / clinics) * 700) * DAY),
    name: makeBranchName(name, place, 1 + Math.floor(number / 600)),
    specialty,
    isSpecialist,
    place,
    doctors: DOCTORS[number % DOCTORS.length] ?? 1,
    events: EVENTS[number % EVENTS.length] ?? 1,
    counsels: planCounsels(number, clinics, random),
    quirks: quirksOf(number),
  };
}

function planCounsels(number: number, clinics: number, random: Random): CounselPlan[] {
  const language = (): Language => (random.chance(japaneseShare) ? 'ja' : 'ko');
  const reviewed = Array.from(
    { length: countReviews(number, clinics) },
    (): CounselPlan => ({
      state: random.chance(0.8) ? 'TREATMENT_COMPLETE' : 'CONSULTATION_COMPLETE',
      language: language(),
      isReviewed: true,
      isBrief: true,
    }),
  );
  const states = number % 10 === 3 ? OPEN_STATES : [];
  return [
    ...reviewed,
    ...states.map((state) => ({ state, language: language(), isReviewed: false })),
  ];
}

const OPEN_STATES = ['AWAITING_CLINIC_CONFIRMATION', 'CLINIC_CONFIRMED', 'CANCELED'] as const;

function countReviews(number: number, clinics: number): number {
  const reviews = clinics * perLoadClinic.reviews;
  const periods = clinics / PERIOD;
  const rankIn = (places: readonly number[]) =>
    Math.floor(number / PERIOD) * places.length + places.indexOf(number % PERIOD);
  if (UNKNOWN.includes(number % PERIOD)) return 0;
  return WELL_KNOWN.includes(number % PERIOD)
    ? longTail(reviews / 2, periods * WELL_KNOWN.length, 0.5, rankIn(WELL_KNOWN))
    : longTail(reviews / 2, periods * ORDINARY.length, 0.75, rankIn(ORDINARY));
}

/** Pictures of rooms for one clinic in ten, to keep the rows small. */
function quirksOf(number: number): ReadonlySet<Quirk> {
  const quirks = new Set<Quirk>(number % 10 === 0 ? [] : ['noRooms']);
  if (number % 50 === 11) quirks.add('noBanner');
  if (number % 50 === 21) quirks.add('noAddress');
  if (number % 10 === 8) quirks.add('untranslated');
  return quirks;
}

function keysOf<Key extends string>(record: Readonly<Record<Key, number>>): Key[] {
  return Object.keys(record).filter((key): key is Key => key in record);
}
