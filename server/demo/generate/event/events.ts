import type { TreatmentKind, TreatmentTerm } from '../../../db/seed/taxonomy.ts';
import { prices } from '../../data/eventTexts.ts';
import { pictureOf } from '../../pictures/pictureOf.ts';
import { detailPicturesAbout, eventPicturesAbout } from '../../pictures/picturesAbout.ts';
import type { SeedClinic, SeedEvent } from '../entities.ts';
import { DAY, dateOf, monthEnd } from '../lib/clock.ts';
import { createRandom, type Random } from '../lib/random.ts';
import { seedId } from '../lib/seedId.ts';
import type { ClinicPlan } from '../plan/plan.ts';
import { canBeCombined, partOf } from '../terms.ts';
import {
  makeEventContent,
  makeEventTitle,
  makeSideEffects,
  type Period,
  planTitle,
} from './eventWords.ts';

export function makeEvents(plan: ClinicPlan, clinic: SeedClinic): SeedEvent[] {
  const events = Array.from({ length: plan.events }, (_, index) => makeEvent(plan, clinic, index));
  return plan.quirks.has('eventsWithGaps') ? withGaps(events) : events;
}

function makeEvent(plan: ClinicPlan, clinic: SeedClinic, index: number): SeedEvent {
  const random = createRandom(`event ${plan.number} ${index}`);
  const oldest = Math.max(clinic.createdAt + 5 * DAY, plan.today - 540 * DAY);
  const createdAt = Math.floor(random.between(oldest, plan.today - 2 * DAY));
  const treatments = pickTreatments(clinic.treatments, random);
  const [lead = random.pick(clinic.treatments)] = treatments;
  const period = makePeriod(createdAt, plan.today, random);
  const title = planTitle(lead, period, random);
  const offer = {
    ...period,
    title,
    clinic: { ko: clinic.name, ja: plan.name.ja },
    town: clinic.place.town,
    lead,
    treatments,
    price: makePrice(lead.kind, random) * title.sessions,
  };
  const name = makeEventTitle(offer);
  const { content, included, notIncluded } = makeEventContent(offer, random);
  const sideEffects = makeSideEffects(treatments);
  const isTranslated = !plan.quirks.has('untranslated');
  return {
    id: seedId(createdAt, random),
    createdAt,
    clinicId: clinic.id,
    title: name.ko,
    titleJa: isTranslated ? name.ja : null,
    content: content.ko,
    contentJa: isTranslated ? content.ja : null,
    sideEffects: sideEffects.ko,
    sideEffectsJa: isTranslated ? sideEffects.ja : null,
    ...pickPictures(lead, random),
    price: offer.price,
    included: included.ko,
    includedJa: isTranslated ? included.ja : null,
    notIncluded: notIncluded.ko,
    notIncludedJa: isTranslated ? notIncluded.ja : null,
    ...makeOfferFacts(plan, index, offer),
    ...period,
    treatments,
  };
}

/** Every event runs today. One that is older than a few months has been prolonged. */
function makePeriod(createdAt: number, today: number, random: Random): Period {
  const first = createdAt + random.int(1, 5) * DAY;
  const lately = today - random.int(5, 100) * DAY;
  return {
    startsOn: dateOf(Math.min(today, Math.max(first, lately))),
    endsOn: lastDay(today, random),
  };
}

/** One in twenty ends this week, three in twenty this month, the others with one of the next months. */
function lastDay(today: number, random: Random): string {
  const dice = random.next();
  if (dice < 0.05) return dateOf(today + random.int(1, 6) * DAY);
  if (dice < 0.2) return dateOf(today + random.int(7, 30) * DAY);
  return monthEnd(today, random.pick([1, 2, 3, 4, 6, 9]));
}

/** One to three treatments; the others are done in the same way as the first. */
function pickTreatments(offered: readonly TreatmentTerm[], random: Random): TreatmentTerm[] {
  const lead = random.pick(offered);
  const others = offered.filter((one) => canBeCombined(one, lead));
  return [lead, ...random.sample(others, random.pick([0, 0, 0, 1, 1, 2]))];
}

function makePrice(kind: TreatmentKind, random: Random): number {
  const [from, to, step] = prices[kind];
  return from + step * Math.floor(random.next() ** 1.7 * ((to - from) / step + 1));
}

/**
 * The price without the event, and the approval of the advertisement for three years at most. A real number begins with
 * a day, which is never 000000.
 */
function makeOfferFacts(
  plan: ClinicPlan,
  index: number,
  { price, endsOn }: { price: number; endsOn: string },
) {
  const random = createRandom(`event facts ${plan.number} ${index}`);
  const step = price > 500_000 ? 50_000 : 10_000;
  return {
    originalPrice: Math.ceil((price * random.between(1.1, 1.5)) / step) * step,
    adApprovalNumber: `제000000-중-${String(random.int(1, 99_999)).padStart(6, '0')}호`,
    adApprovalEndsOn: dateOf(Date.parse(endsOn) + random.int(30, 700) * DAY),
  };
}

type Pictures = Pick<SeedEvent, 'cardImage' | 'mainImage' | 'detailImages'>;

function pickPictures(lead: TreatmentTerm, random: Random): Pictures {
  const part = partOf(lead).id;
  const picture = pictureOf('event', random.pick(eventPicturesAbout(part, lead.kind)));
  const which = random.weighted(['both', 'card', 'main'] as const, (it) => (it === 'both' ? 3 : 1));
  const details = random.chance(0.1) ? 0 : random.int(1, 3);
  return {
    cardImage: which === 'main' ? null : picture,
    mainImage: which === 'card' ? null : picture,
    detailImages: random
      .sample(detailPicturesAbout(part, lead.kind), details)
      .map((number) => pictureOf('detail', number)),
  };
}

/** Each event lacks one optional thing, the last one all of them. */
function withGaps(events: readonly SeedEvent[]): SeedEvent[] {
  const noContent = { content: null, contentJa: null };
  const noImage = { cardImage: null, mainImage: null };
  const gaps: readonly ((event: SeedEvent) => Partial<SeedEvent>)[] = [
    () => noImage,
    ({ cardImage, mainImage }) => ({ cardImage: cardImage ?? mainImage, mainImage: null }),
    ({ cardImage, mainImage }) => ({ cardImage: null, mainImage: mainImage ?? cardImage }),
    () => ({ detailImages: [] }),
    () => noContent,
    () => ({ ...noImage, ...noContent, detailImages: [], treatments: [] }),
  ];
  return events.map((event, index) => ({ ...event, ...gaps[index]?.(event) }));
}
