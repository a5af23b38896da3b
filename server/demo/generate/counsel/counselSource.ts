import type { SourceType } from '../../../../contract/counsel.ts';
import type { Language } from '../../../../contract/plain/language.ts';
import type { TreatmentTerm } from '../../../db/seed/taxonomy.ts';
import { counselTexts } from '../../data/counselTexts.ts';
import { japaneseLineShare } from '../../data/volumes.ts';
import type { SeedEvent, SeedReview } from '../entities.ts';
import { DAY, monthOf } from '../lib/clock.ts';
import { fill } from '../lib/fill.ts';
import type { Random } from '../lib/random.ts';
import type { Cast } from '../world.ts';

interface Source {
  type: SourceType;
  id: string;
  topic: TreatmentTerm;
  event: SeedEvent | null;
}

/** The page it was booked from, which must have existed at that time. */
export function pickSource(
  at: number,
  cast: Cast,
  reviews: readonly SeedReview[],
  random: Random,
): Source {
  const { clinic } = cast;
  const dice = random.next();
  const isThere = (one: { createdAt: number }) => one.createdAt < at;
  const events = cast.events.filter((event) => isThere(event) && event.treatments.length > 0);
  const doctors = cast.doctors.filter((doctor) => isThere(doctor) && doctor.clinicId !== null);
  const review = reviews.length > 0 ? random.pick(reviews) : undefined;
  if (dice < 0.35 && events.length > 0) {
    const event = random.pickEarly(events, 1.3);
    return { type: 'EVENT', id: event.id, topic: random.pick(event.treatments), event };
  }
  if (dice < 0.5 && doctors.length > 0) {
    const doctor = random.pick(doctors);
    return { type: 'DOCTOR', id: doctor.id, topic: random.pick(doctor.treatments), event: null };
  }
  if (dice < 0.62 && review && isThere(review)) {
    return { type: 'REVIEW', id: review.id, topic: random.pick(review.treatments), event: null };
  }
  return { type: 'CLINIC', id: clinic.id, topic: random.pick(clinic.treatments), event: null };
}

/** What the member writes; most Japanese members ask for LINE. */
export function askAbout(
  topic: TreatmentTerm,
  language: Language,
  at: number,
  random: Random,
): string {
  const { ask, line } = counselTexts[language];
  const month = monthOf(at + random.int(10, 50) * DAY);
  const text = fill(random.pick(ask), { treatment: topic[language], month });
  const viaLine = random.chance(language === 'ja' ? japaneseLineShare : 0.15);
  return viaLine ? `${text}\n${line}` : text;
}
