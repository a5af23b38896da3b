import { longClinicName } from '../../data/clinicNames.ts';
import { type Place, places, type Region } from '../../data/places.ts';
import { demoVolumes, regionShares, specialtyShares } from '../../data/volumes.ts';
import { makeBranchName, makeClinicName } from '../clinic/clinicNames.ts';
import { DAY } from '../lib/clock.ts';
import { createRandom, type Random } from '../lib/random.ts';
import { planCounsels, planReviewCounts } from './demoCounselPlan.ts';
import { quirksAt, RANK } from './demoQuirks.ts';
import type { ClinicPlan, Quirk } from './plan.ts';
import { dealOut, share } from './shares.ts';

const { clinics: CLINICS, events: EVENTS } = demoVolumes;

/** Clinics without reviews. Not the newest ones, because every list begins with those. */
const UNREVIEWED = { from: 30, to: 36 };

/** Number of doctors → number of clinics: 60 clinics, 170 doctors together. */
const SIZES = { 9: 1, 8: 1, 7: 2, 6: 3, 5: 5, 4: 7, 3: 10, 2: 9, 1: 20, 0: 2 } as const;
const SIZES_DOWN = [9, 8, 7, 6, 5, 4, 3, 2, 1, 0] as const;

/** What is known when a clinic opens. */
type Opening = Pick<
  ClinicPlan,
  'today' | 'number' | 'createdAt' | 'name' | 'specialty' | 'isSpecialist' | 'place'
>;

const longNamed = {
  name: longClinicName,
  place: placeAt('apgujeong'),
};

/** The clinics of the demonstration, oldest first. Their numbers add up to demoVolumes. */
export function planDemo(today: number): ClinicPlan[] {
  const random = createRandom('demo plan');
  const ranked = rankByRenown(planOpenings(today, random), random);
  const quirks = ranked.map((_, rank) => quirksAt(rank));
  const doctors = planDoctorCounts(ranked.length, random);
  const events = planEventCounts(doctors, quirks);
  const counsels = planCounsels(planReviewCounts(), random);
  return ranked
    .map((opening, rank) => ({
      ...opening,
      ...(rank === RANK.longName && longNamed),
      doctors: doctors[rank] ?? 0,
      events: events[rank] ?? 0,
      counsels: counsels[rank] ?? [],
      quirks: new Set(quirks[rank]),
    }))
    .sort((a, b) => a.number - b.number);
}

function planOpenings(today: number, random: Random): Opening[] {
  const specialties = random.shuffled(dealOut(CLINICS, specialtyShares, keysOf(specialtyShares)));
  const regions = random.shuffled(dealOut(CLINICS, regionShares, keysOf(regionShares)));
  const taken = new Set<string>();
  const openings = specialties.map((specialty, number) => {
    const isSpecialist = ALWAYS_NAMED.includes(specialty) || random.chance(0.85);
    const place = placeIn(regions[number] ?? 'seoul', random);
    const plain = makeClinicName({ stem: number * 7, specialty, isSpecialist });
    const name = taken.has(plain.ko) ? makeBranchName(plain, place) : plain;
    taken.add(name.ko);
    const createdAt = openedAt(number, today, random);
    return { today, number, createdAt, name, specialty, isSpecialist, place };
  });
  return openings.map((opening) => ({
    ...opening,
    place: openings[SWAPPED.get(opening.number) ?? opening.number]?.place ?? opening.place,
  }));
}

/** Two clinics have each other's place, so that a well-rated event for skin boosters is in Gangnam. */
const SWAPPED = new Map([
  [14, 56],
  [56, 14],
]);

/** Specialties that a clinic may have in its name without a specialist at its head. */
const ALWAYS_NAMED = ['dentistry', 'korean-medicine', 'family-medicine'];

function placeAt(id: string): Place {
  const place = places.find((one) => one.id === id);
  if (!place) throw new Error(`No such place: ${id}`);
  return place;
}

const placeIn = (region: Region, random: Random) =>
  random.pick(places.filter((place) => place.region === region));

/** Before the first review, so that each clinic may have one. */
function openedAt(number: number, today: number, random: Random): number {
  const day = 880 - number * 2.3;
  return Math.floor(today - (day - random.between(0, 2)) * DAY);
}

/** From most to fewest reviews. The first clinic and the one with the long name practise plastic surgery. */
function rankByRenown(openings: readonly Opening[], random: Random): Opening[] {
  const isUnreviewed = ({ number }: Opening) => number >= UNREVIEWED.from && number < UNREVIEWED.to;
  const unreviewed = openings.filter(isUnreviewed);
  const settled = random.shuffled(openings.filter((one) => !isUnreviewed(one)));
  const surgeons = settled.filter((one) => one.specialty === 'plastic-surgery' && one.isSpecialist);
  const [best, longest] = surgeons;
  const others = settled.filter((one) => one !== best && one !== longest);
  const ranked = [...others.slice(0, 49), ...unreviewed, ...others.slice(49)];
  return [...compact(best), ...ranked.slice(0, 11), ...compact(longest), ...ranked.slice(11)];
}

/** Clinics with many reviews mostly have many doctors. */
function planDoctorCounts(clinics: number, random: Random): number[] {
  const sizes = dealOut(clinics, SIZES, SIZES_DOWN);
  const staffed = sizes
    .slice(0, -2)
    .map((size, index) => ({ size, place: index < 4 ? index : 4 + index + random.between(0, 25) }))
    .sort((a, b) => a.place - b.place)
    .map(({ size }) => size);
  return [...staffed, 0, 0];
}

function planEventCounts(doctors: readonly number[], quirks: readonly Quirk[][]): number[] {
  const weights = doctors.map((count, rank) => {
    if (count === 0 || rank === RANK.noEvents) return 0;
    return quirks[rank]?.includes('eventsWithGaps') ? 8 : 1 + count;
  });
  const offering = weights.filter((weight) => weight > 0).length;
  const more = share(EVENTS - offering, weights);
  return weights.map((weight, rank) => (weight > 0 ? 1 + (more[rank] ?? 0) : 0));
}

const compact = <T>(item: T | undefined): T[] => (item === undefined ? [] : [item]);

const keysOf = <Key extends string>(record: Readonly<Record<Key, number>>): Key[] =>
  Object.keys(record).filter((key): key is Key => key in record);
