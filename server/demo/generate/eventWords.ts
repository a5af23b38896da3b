import { risks, type TreatmentTerm } from '../../db/seed/taxonomy.ts';
import {
  eventLines,
  eventTitles,
  fees,
  minutesInRoom,
  recoveryTexts,
  seasons,
  weekdays,
} from '../data/eventTexts.ts';
import type { Bilingual, Language } from './entities.ts';
import { fill } from './fill.ts';
import type { Random } from './random.ts';
import { partOf } from './terms.ts';

export interface Offer {
  clinic: Bilingual;
  town: Bilingual;
  /** The treatment the title is about. */
  lead: TreatmentTerm;
  treatments: readonly TreatmentTerm[];
  price: number;
  startsOn: string;
  endsOn: string;
}

type TitleStyle = 'any' | 'course' | 'season';

export function makeEventTitle(offer: Offer, random: Random): Bilingual {
  const style = random.pick(stylesFor(offer));
  const index = random.int(0, eventTitles.ko[style].length - 1);
  const n = style === 'course' ? random.int(3, 6) : random.int(1, 3);
  const weekday = random.pick(weekdays);
  const season = seasonOf(offer.startsOn);
  return inBoth((language) =>
    fill(eventTitles[language][style][index] ?? '', {
      treatment: offer.lead[language],
      part: partOf(offer.lead)[language],
      town: offer.town[language],
      weekday: weekday[language],
      season: season[language],
      n,
    }),
  );
}

/** Surgery is never sold by the number; a season is named only while it lasts. */
function stylesFor({ lead, startsOn }: Offer): TitleStyle[] {
  const styles: TitleStyle[] = ['any', 'any', 'any'];
  if (['device', 'injection', 'procedure'].includes(lead.kind)) styles.push('course', 'course');
  if (startsOn >= '2026-08-20') styles.push('season', 'season');
  return styles;
}

/** 2026-09-03 → autumn. */
function seasonOf(date: string) {
  const month = Number(date.slice(5, 7));
  const index = Math.floor(((month + 9) % 12) / 3);
  return seasons[index] ?? seasons[0];
}

export function makeEventContent(offer: Offer, random: Random): Bilingual {
  const { lead, treatments } = offer;
  const n = random.int(1, 3);
  const minutes = random.pick(minutesInRoom[lead.kind]);
  const fee = random.pick(fees);
  const days = Math.max(...treatments.map((treatment) => treatment.downtimeDays));
  return inBoth((language) => {
    const recovery = recoveryTexts[language][days > 0 ? 'some' : 'none'];
    const slots = {
      clinic: offer.clinic[language],
      treatments: listed(treatments, language),
      price: withThousands(offer.price),
      fee: fee[language],
      minutes,
      n,
      recovery: fill(recovery, { days }),
      from: offer.startsOn,
      to: offer.endsOn,
    };
    return eventLines[language].map((line) => fill(line, slots)).join('\n');
  });
}

export const makeSideEffects = (treatments: readonly TreatmentTerm[]): Bilingual =>
  inBoth((language) => risksOf(treatments, language));

/** Each risk once, and whose it is where there are several. */
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
