import type { Language } from '../../../../contract/plain/language.ts';
import type { TreatmentTerm } from '../../../db/seed/taxonomy.ts';
import type { Rating, ReviewTexts } from '../../data/reviewShape.ts';
import { reviewTexts } from '../../data/reviewTexts.ts';
import { reviewTextsJa } from '../../data/reviewTextsJa.ts';
import { reviewLengths } from '../../data/volumes.ts';
import type { Bilingual } from '../entities.ts';
import { fill, type Slots, slotsOf } from '../lib/fill.ts';
import type { Random } from '../lib/random.ts';
import { partOf } from '../terms.ts';

export interface About {
  language: Language;
  town: Bilingual;
  treatment: TreatmentTerm;
  rating: Rating;
  /** False when the member came for the consultation only. */
  isTreated: boolean;
  /** Since the last visit. */
  daysSince: number;
}

const TEXTS: Readonly<Record<Language, ReviewTexts>> = { ko: reviewTexts, ja: reviewTextsJa };

export function makeReviewText(about: About, isNewText: (text: string) => boolean, random: Random) {
  const texts = TEXTS[about.language];
  const slots = slotsFor(about, random);
  const title = fill(pickTitle(titlesFor(about, texts), about, random), slots);
  const { parts } = random.weighted(reviewLengths, ({ weight }) => weight);
  let count = random.int(parts[0], parts[1]);
  for (let attempt = 1; ; attempt++) {
    const sentences = compose(about, texts, count, random).map((text) => fill(text, slots));
    const content = inParagraphs(sentences, about.language);
    if (isNewText(content) || attempt === 40) return { title, content };
    if (attempt % 8 === 0) count += 1;
  }
}

function titlesFor({ rating, isTreated, treatment }: About, texts: ReviewTexts): readonly string[] {
  if (!isTreated) return texts.consultationTitles[rating];
  const more = treatment.kind === 'surgery' ? texts.surgeryTitles[rating] : undefined;
  return [...texts.titles[rating], ...(more ?? [])];
}

/** The given number of topics, in the order of a usual review. */
function compose(about: About, texts: ReviewTexts, count: number, random: Random): string[] {
  const choices = choicesFor(about, texts, random);
  return random
    .sample(choices, count)
    .flatMap((sentences) => pickSayable(sentences, about, random) ?? []);
}

function choicesFor(about: About, texts: ReviewTexts, random: Random): (readonly string[])[] {
  const { treatment, rating, isTreated } = about;
  const isPleased = rating > 3 || (rating === 3 && random.chance(0.5));
  const aftercare = isTreated ? texts.service.aftercare : [];
  const counsel = isPleased ? texts.counsel.good : texts.counsel.mixed;
  const service = isPleased ? [...texts.service.good, ...aftercare] : texts.service.bad;
  const why = whyFor(about, texts, random);
  if (!isTreated) return [why, counsel, texts.consultationResult[rating], service, texts.tip];
  const recover = texts.recoverByRisk[treatment.risk] ?? texts.recover[treatment.kind];
  const result = texts.resultByRisk[treatment.risk]?.[rating] ?? texts.result[rating];
  return [why, counsel, texts.day[treatment.kind], recover, result, service, texts.tip];
}

function whyFor(about: About, { why }: ReviewTexts, random: Random): readonly string[] {
  const ofPart = why[partOf(about.treatment).id];
  if (ofPart && random.chance(0.5)) return ofPart;
  return about.isTreated ? [...why.any, ...why.decided] : why.any;
}

/** Titles with the name of the treatment repeat less often, so they are preferred. */
function pickTitle(titles: readonly string[], about: About, random: Random): string {
  const naming = titles.filter((title) => title.includes('{'));
  const preferred = naming.length > 0 && random.chance(0.6) ? naming : titles;
  return pickSayable(preferred, about, random) ?? pickSayable(titles, about, random) ?? '';
}

/** A review of the first week does not mention the second month. */
function pickSayable(
  sentences: readonly string[],
  { daysSince }: About,
  random: Random,
): string | undefined {
  const sayable = sentences.filter((sentence) => {
    const slots = slotsOf(sentence);
    if (slots.includes('months')) return daysSince >= 25;
    if (slots.includes('weeks')) return daysSince >= 7;
    return !slots.includes('bruiseWeeks') || daysSince >= 14;
  });
  return sayable.length > 0 ? random.pick(sayable) : undefined;
}

function slotsFor({ language, town, treatment, daysSince }: About, random: Random): Slots {
  return {
    treatment: treatment[language],
    part: partOf(treatment)[language],
    town: town[language],
    days: random.int(2, Math.max(2, Math.min(6, daysSince))),
    weeks: Math.floor(daysSince / 7),
    bruiseWeeks: random.int(1, Math.max(1, Math.min(3, Math.floor(daysSince / 7)))),
    months: Math.round(daysSince / 30),
    n: random.int(1, 3),
  };
}

/** A long text gets a line break in the middle. */
function inParagraphs(sentences: readonly string[], language: Language): string {
  const join = (some: readonly string[]) => some.join(language === 'ko' ? ' ' : '');
  if (sentences.length < 6) return join(sentences);
  return `${join(sentences.slice(0, 3))}\n\n${join(sentences.slice(3))}`;
}
