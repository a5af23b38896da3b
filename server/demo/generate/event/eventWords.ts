import type { Language } from '../../../../contract/plain/language.ts';
import { risks, type TreatmentTerm } from '../../../db/seed/taxonomy.ts';
import {
  eventLines,
  eventTitles,
  fees,
  includedWords,
  minutesInRoom,
  notIncludedWords,
  recoveryTexts,
  seasons,
  weekdays,
} from '../../data/eventTexts.ts';
import type { Bilingual } from '../entities.ts';
import { DAY } from '../lib/clock.ts';
import { fill } from '../lib/fill.ts';
import type { Random } from '../lib/random.ts';
import { partOf } from '../terms.ts';

/** First and last day, as 2026-11-01. */
export interface Period {
  startsOn: string;
  endsOn: string;
}

export interface Offer extends Period {
  clinic: Bilingual;
  town: Bilingual;
  /** The treatment the title is about. */
  lead: TreatmentTerm;
  treatments: readonly TreatmentTerm[];
  title: TitlePlan;
  /** Of all sessions together. */
  price: number;
}

type TitleStyle = 'any' | 'course' | 'season';

/** What the title promises; price and content keep it. */
export interface TitlePlan {
  style: TitleStyle;
  /** Which of the titles of that style. */
  index: number;
  weekday: Bilingual;
  sessions: number;
  checkUps: number;
}

export function planTitle(lead: TreatmentTerm, period: Period, random: Random): TitlePlan {
  const style = random.pick(stylesFor(lead, period));
  return {
    style,
    index: random.int(0, eventTitles.ko[style].length - 1),
    weekday: random.pick(weekdays),
    sessions: style === 'course' ? random.int(3, 6) : 1,
    checkUps: random.int(1, 3),
  };
}

export function makeEventTitle({ title, lead, town, startsOn }: Offer): Bilingual {
  const season = seasonOf(startsOn);
  return inBoth((language) =>
    fill(eventTitles[language][title.style][title.index] ?? '', {
      treatment: lead[language],
      part: partOf(lead)[language],
      town: town[language],
      weekday: title.weekday[language],
      season: season[language],
      sessions: title.sessions,
      checkUps: title.checkUps,
    }),
  );
}

/** Courses are for injections and skin treatments. A season is named if the whole period is in it. */
function stylesFor(
  { kind, specialties }: TreatmentTerm,
  { startsOn, endsOn }: Period,
): TitleStyle[] {
  const styles: TitleStyle[] = ['any', 'any', 'any'];
  const isRepeated = ['device', 'injection'].includes(kind) || specialties.includes('dermatology');
  if (kind !== 'surgery' && isRepeated) styles.push('course', 'course');
  const days = (Date.parse(endsOn) - Date.parse(startsOn)) / DAY;
  if (days < 92 && seasonOf(startsOn) === seasonOf(endsOn)) styles.push('season', 'season');
  return styles;
}

/** 2026-09-03 → autumn. */
function seasonOf(date: string) {
  const month = Number(date.slice(5, 7));
  const index = Math.floor(((month + 9) % 12) / 3);
  return seasons[index] ?? seasons[0];
}

export function makeEventContent(offer: Offer, random: Random) {
  const { lead, treatments, title } = offer;
  const minutes = random.pick(minutesInRoom[lead.kind]);
  const fee = random.pick(fees);
  const days = Math.max(...treatments.map((treatment) => treatment.downtimeDays));
  const content = inBoth((language) => {
    const recovery = recoveryTexts[language][days > 0 ? 'some' : 'none'];
    const slots = {
      clinic: offer.clinic[language],
      treatments: includedIn(offer, language),
      price: withThousands(offer.price),
      fee: fee[language],
      minutes,
      checkUps: title.checkUps,
      recovery: fill(recovery, { days }),
      from: offer.startsOn,
      to: offer.endsOn,
    };
    return eventLines[language].map((line) => fill(line, slots)).join('\n');
  });
  const isFeeIncluded = fee === fees[0];
  const included = inBoth((language) => {
    const slots = { treatments: includedIn(offer, language), checkUps: title.checkUps };
    const { always, fees: feeWords } = includedWords[language];
    return fill(isFeeIncluded ? always + feeWords : always, slots);
  });
  const notIncluded = inBoth(
    (language) => notIncludedWords[language][isFeeIncluded ? 'less' : 'more'],
  );
  return { content, included, notIncluded };
}

/** The treatments, the first with its number of sessions where there are several. */
function includedIn({ lead, treatments, title }: Offer, language: Language): string {
  const times = language === 'ko' ? ` ${title.sessions}회` : ` ${title.sessions}回`;
  const names = treatments.map((treatment) =>
    treatment === lead && title.sessions > 1 ? treatment[language] + times : treatment[language],
  );
  return names.join(language === 'ko' ? ', ' : '、');
}

export const makeSideEffects = (treatments: readonly TreatmentTerm[]): Bilingual =>
  inBoth((language) => risksOf(treatments, language));

/** Each risk once, with its treatments when there are several risks. */
function risksOf(treatments: readonly TreatmentTerm[], language: Language): string {
  const kinds = [...new Set(treatments.map(({ risk }) => risk))];
  return kinds
    .map((kind) => {
      const sentence = risks[kind]?.[language] ?? '';
      if (kinds.length === 1) return sentence;
      const carriers = treatments.filter(({ risk }) => risk === kind);
      return `(${listed(carriers, language)}) ${sentence}`;
    })
    .join(' ');
}

const listed = (treatments: readonly TreatmentTerm[], language: Language) =>
  treatments.map((treatment) => treatment[language]).join(language === 'ko' ? ', ' : '、');

const withThousands = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

const inBoth = (text: (language: Language) => string): Bilingual => ({
  ko: text('ko'),
  ja: text('ja'),
});
