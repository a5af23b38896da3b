import { PRICE_MAX } from '../../contract/plain/limits.ts';
import {
  CURRENCIES,
  DIGIT_WORDS,
  HUNDRED,
  HUNDRED_MILLION,
  TEN,
  TEN_THOUSAND,
  THOUSAND,
} from '../../contract/texts/typedAmounts.ts';

const UNITS = TEN + HUNDRED + THOUSAND + TEN_THOUSAND + HUNDRED_MILLION;
const VALUES = `\\d${UNITS}`;

/**
 * Digit words count before a unit, before 원, 円 or ウォン, and at the end of the text. Elsewhere they are parts of other
 * words, as in 10만원 이하.
 */
const WORDS = new RegExp(
  `[${DIGIT_WORDS.join('')}]+(?=\\s*(?:[${UNITS}]|${CURRENCIES.join('|')}|$))`,
  'g',
);

const DASHES = '~\u301c\u223c\u2013\u2014-';
/** Two numbers with a dash or a tilde between them. */
const RANGE = new RegExp(`[${VALUES}][^${VALUES}${DASHES}]*[${DASHES}][^${VALUES}]*[${VALUES}]`);

const OTHERS = new RegExp(`[^.${VALUES}]`, 'g');
const SECTION = [THOUSAND, HUNDRED, TEN].map((unit) => `(?:([\\d.]*)[${unit}])?`).join('');
const IN_SECTION = new RegExp(`^${SECTION}([\\d.]*)$`);
const ANY_SECTION = `${SECTION.replaceAll('([', '(?:[')}[\\d.]*`;
/** One amount: its units become smaller. The parts are what stands before 억, before 만, and the rest. */
const AMOUNT = new RegExp(
  `^(?:(${ANY_SECTION})[${HUNDRED_MILLION}])?(?:(${ANY_SECTION})[${TEN_THOUSAND}])?(${ANY_SECTION})$`,
);
const SHORT = new RegExp(`[${THOUSAND}${HUNDRED}]`);

/**
 * A typed amount, at most PRICE_MAX: `1억 5천만`, `일억 오천만`, `1億5000万`, `1.5억` and `１５０，０００，０００` are 150000000.
 * Other characters are dropped. Null if the text names no amount, or more than one.
 */
export function amountIn(text: string): number | null {
  const typed = text.normalize('NFKC').replace(WORDS, digitsOf);
  const parts = AMOUNT.exec(typed.replace(OTHERS, ''));
  if (!parts || RANGE.test(typed)) return null;
  const [all, beforeLarge, beforeSmall, rest = ''] = parts;
  if (beforeLarge === '' || beforeSmall === '') return null;
  // People say 1억 5천 for 1억 5천만, and 1억 5백 for 1억 5백만.
  const isShort = beforeLarge !== undefined && beforeSmall === undefined && SHORT.test(rest);
  const amount =
    sectionValue(beforeLarge) * 100_000_000 +
    sectionValue(beforeSmall) * 10_000 +
    sectionValue(rest.replace(/[\d.]+$/, withoutPoints)) * (isShort ? 10_000 : 1);
  return amount === 0 && !/\d/.test(all) ? null : Math.min(Math.round(amount), PRICE_MAX);
}

const digitsOf = (words: string) =>
  [...words].map((word) => DIGIT_WORDS.findIndex((same) => same.includes(word))).join('');

const withoutPoints = (digits: string) => digits.replaceAll('.', '');

/** An amount below 만. */
function sectionValue(section = ''): number {
  const [, thousands, hundreds, tens, ones] = IN_SECTION.exec(section) ?? [];
  return (
    countOf(thousands) * 1_000 + countOf(hundreds) * 100 + countOf(tens) * 10 + (Number(ones) || 0)
  );
}

/** How often a unit counts. Without digits before it, it counts once. */
const countOf = (digits?: string) => (digits === '' ? 1 : Number(digits ?? 0) || 0);
