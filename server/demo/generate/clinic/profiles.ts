import {
  CHOSEN_FACTS,
  type FactCode,
  type SpokenLanguageCode,
} from '../../../../contract/plain/clinicFacts.ts';
import { suggestAddressJa } from '../../../../contract/texts/addressJa.ts';
import { regionOf } from '../../../../contract/texts/regions.ts';
import { type StationTerm, stationTerms } from '../../../../contract/texts/stations.ts';
import { areaCodes, townCentres } from '../../data/placeFacts.ts';
import type { Place } from '../../data/places.ts';
import type { SeedClinic } from '../entities.ts';
import { createRandom, type Random } from '../lib/random.ts';
import type { ClinicPlan } from '../plan/plan.ts';
import { makeClosedDays, makeOpeningHours } from './makeOpeningHours.ts';

/** What the introduction of a clinic claims. The other fields of the clinic must say the same. */
export interface Claims {
  facts: ReadonlySet<FactCode>;
  exit: number;
  minutes: number;
}

const emptyProfile = {
  addressJa: null,
  district: null,
  latitude: null,
  longitude: null,
  station: null,
  stationExit: null,
  stationMinutes: null,
  phone: null,
  openingHours: null,
  languages: [],
  facts: [],
  registrationNumber: null,
} satisfies Partial<SeedClinic>;

/** What visitors choose a clinic by. */
type ClinicProfile = Pick<SeedClinic, keyof typeof emptyProfile>;

/** `address` is the whole Korean address; null for a clinic that has none. */
export function makeProfile(
  { number, place, quirks, today }: ClinicPlan,
  claims: Claims,
  address: string | null,
): ClinicProfile {
  const random = createRandom(`clinic profile ${number}`);
  const facts = new Set([...claims.facts, ...usualFacts(place, random)]);
  // Drawn for every clinic, so that a quirk of one leaves the others unchanged.
  const languages = pickLanguages(facts, random);
  const openingHours = {
    ...makeOpeningHours(facts, random),
    ...makeClosedDays(today, createRandom(`clinic closed days ${number}`)),
  };
  const phone = `${areaCodes[regionOf(place.districtId)] ?? '02'}-000-${random.int(1_000, 9_999)}`;
  const position = walkFrom(centreOf(place), claims.minutes, random);
  if (quirks.has('noDescription') && quirks.has('noAddress')) return emptyProfile;
  return {
    ...emptyProfile,
    ...(address !== null && {
      ...position,
      addressJa: suggestAddressJa(address),
      district: place.districtId,
      station: place.stationId,
      stationExit: place.stationId && String(claims.exit),
      stationMinutes: place.stationId === null ? null : claims.minutes,
    }),
    phone,
    languages,
    openingHours,
    facts: CHOSEN_FACTS.filter((fact) => facts.has(fact)),
    registrationNumber: facts.has('foreign-patients')
      ? `SAMPLE-0000-00-00-${String(number).padStart(4, '0')}`
      : null,
  };
}

/** Towns where many visitors from Japan stay: their clinics speak Japanese and open on Saturdays. */
const VISITED = ['myeongdong', 'hongdae'];

function usualFacts(place: Place, random: Random): FactCode[] {
  const isVisited = VISITED.includes(place.id);
  const isGangnam = place.region === 'gangnam';
  const chances: readonly (readonly [FactCode, number])[] = [
    ['saturday', chanceOf(isVisited, 0.7)],
    ['japanese', chanceOf(isVisited, isGangnam ? 0.4 : 0.1)],
    ['foreign-patients', chanceOf(isVisited, isGangnam ? 0.5 : 0.2)],
    ['night', 0.3],
    ['parking', 0.3],
    ['female-doctor', 0.2],
    ['recovery-room', 0.3],
  ];
  return chances.filter(([, chance]) => random.chance(chance)).map(([fact]) => fact);
}

const chanceOf = (isSure: boolean, chance: number) => (isSure ? 1 : chance);

function pickLanguages(facts: ReadonlySet<FactCode>, random: Random): SpokenLanguageCode[] {
  const others = (['en', 'zh'] as const).filter(() => random.chance(0.3));
  return ['ko', ...(facts.has('japanese') ? (['ja'] as const) : []), ...others];
}

const stationById = new Map<string, StationTerm>(stationTerms.map((term) => [term.id, term]));

interface Position {
  latitude: number;
  longitude: number;
}

function centreOf({ id, stationId }: Place): Position {
  const centre = stationById.get(stationId ?? '') ?? townCentres[id];
  if (!centre) throw new Error(`No position of ${id}`);
  return centre;
}

const METRES_A_MINUTE = 65;
const METRES_A_DEGREE = 111_000;

/** As far from the centre as one walks in these minutes, in any direction. */
function walkFrom({ latitude, longitude }: Position, minutes: number, random: Random): Position {
  const angle = random.between(0, 2 * Math.PI);
  const degrees = (minutes * METRES_A_MINUTE) / METRES_A_DEGREE;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return {
    latitude: toFive(latitude + degrees * Math.cos(angle)),
    longitude: toFive(longitude + (degrees * Math.sin(angle)) / shrink),
  };
}

const toFive = (value: number) => Math.round(value * 100_000) / 100_000;
