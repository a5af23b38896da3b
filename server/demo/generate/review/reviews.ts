import { parts, type TreatmentTerm } from '../../../db/seed/taxonomy.ts';
import type { Rating } from '../../data/reviewShape.ts';
import { photoShare, ratingWeights } from '../../data/volumes.ts';
import { pictureOf } from '../../pictures/pictureOf.ts';
import { resultPicturesAbout } from '../../pictures/picturesAbout.ts';
import type { SeedCounsel, SeedDoctor, SeedEvent, SeedReview } from '../entities.ts';
import { DAY } from '../lib/clock.ts';
import type { Random } from '../lib/random.ts';
import { seedId } from '../lib/seedId.ts';
import { canBeCombined, partOf } from '../terms.ts';
import type { Cast, World } from '../world.ts';
import { makeReviewText } from './reviewWords.ts';

export interface Occasion {
  counsel: SeedCounsel;
  /** The event that the counsel was booked from. */
  event: SeedEvent | null;
  topic: TreatmentTerm;
  createdAt: number;
}

const RATINGS: readonly Rating[] = [5, 4, 3, 2, 1];

export function makeReview(
  occasion: Occasion,
  cast: Cast,
  world: World,
  random: Random,
): SeedReview {
  const { counsel, topic, createdAt } = occasion;
  const isTreated = counsel.state === 'TREATMENT_COMPLETE';
  const rating = random.weighted(RATINGS, (stars) => ratingWeights[stars]);
  const about = {
    language: counsel.member.language,
    town: cast.clinic.place.town,
    treatment: topic,
    rating,
    isTreated,
    daysSince: Math.floor((createdAt - counsel.updatedAt) / DAY),
  };
  return {
    id: seedId(createdAt, random),
    createdAt,
    editedAt: random.chance(0.06) ? createdAt + random.int(1, 20 * 60) * 60_000 : null,
    counsel,
    eventId: (occasion.event ?? pickEvent(occasion, cast, random))?.id ?? null,
    doctors: pickDoctors(occasion, cast.doctors, random),
    treatments: pickTreatments(occasion, cast, random),
    ...makeReviewText(about, world.isNewText, random),
    rating,
    ...pickPhotos(topic, isTreated, random),
  };
}

/** A member who booked from another page may also have used an event for the same treatment. */
function pickEvent({ topic, counsel }: Occasion, cast: Cast, random: Random): SeedEvent | null {
  const suitable = cast.events.filter(
    (event) => event.createdAt < counsel.createdAt && event.treatments.includes(topic),
  );
  return suitable.length > 0 && random.chance(0.6) ? random.pick(suitable) : null;
}

/** Doctors who do the treatment and had joined by then. */
function pickDoctors(
  { topic, counsel }: Occasion,
  doctors: readonly SeedDoctor[],
  random: Random,
): SeedDoctor[] {
  const there = doctors.filter(
    (doctor) => doctor.clinicId !== null && doctor.createdAt < counsel.createdAt,
  );
  const able = there.filter((doctor) => doctor.treatments.includes(topic));
  return random.sample(able.length > 0 ? able : there, random.chance(0.12) ? 2 : 1);
}

function pickTreatments({ topic, event }: Occasion, cast: Cast, random: Random): TreatmentTerm[] {
  const offered = event?.treatments ?? cast.clinic.treatments;
  const together = offered.filter((one) => canBeCombined(one, topic));
  return [topic, ...random.sample(together, random.pick([0, 0, 0, 0, 1, 1, 2]))];
}

type Photos = Pick<SeedReview, 'beforePhotos' | 'afterPhotos'>;

/** One picture before and, after a treatment, the same person's picture after it. */
function pickPhotos(topic: TreatmentTerm, isTreated: boolean, random: Random): Photos {
  if (!random.chance(isTreated ? photoShare * 1.18 : photoShare * 0.2)) {
    return { beforePhotos: [], afterPhotos: [] };
  }
  const number = random.pick(picturesFor(topic));
  return {
    beforePhotos: [pictureOf('before', number)],
    afterPhotos: isTreated ? [pictureOf('after', number)] : [],
  };
}

const picturesByPart = new Map(parts.map(({ id }) => [id, resultPicturesAbout(id)]));

const picturesFor = (topic: TreatmentTerm) => picturesByPart.get(partOf(topic).id) ?? [];
