import { PRICE_MAX } from '../../contract/plain/limits.ts';

/** Units of amounts in Korean and Japanese, as escapes: 십 十, 백 百, 천 千, 만 万 萬, 억 億. */
const TEN = '\uc2ed\u5341';
const HUNDRED = '\ubc31\u767e';
const THOUSAND = '\ucc9c\u5343';
const TEN_THOUSAND = '\ub9cc\u4e07\u842c';
const HUNDRED_MILLION = '\uc5b5\u5104';
const UNITS = TEN + HUNDRED + THOUSAND + TEN_THOUSAND + HUNDRED_MILLION;
const VALUES = `\\d${UNITS}`;

/** The digits from 0 to 9 as words: 영 공 〇, 일 一, 이 二, 삼 三, 사 四, 오 五, 육 六, 칠 七, 팔 八, 구 九. */
const DIGIT_WORDS = [
  '\uc601\uacf5\u3007',
  '\uc77c\u4e00',
  '\uc774\u4e8c',
  '\uc0bc\u4e09',
  '\uc0ac\u56db',
  '\uc624\u4e94',
  '\uc721\u516d',
  '\uce60\u4e03',
  '\ud314\u516b',
  '\uad6c\u4e5d',
];
/**
 * Digit words count before a unit, before 원, 円 or ウォン, and at the end of the text. Elsewhere they are parts of other
 * words, as in 10만원 이하.
 */
const WORDS = new RegExp(
  `[${DIGIT_WORDS.join('')}]+(?=\\s*(?:[${UNITS}\uc6d0\u5186]|\u30a6\u30a9\u30f3|$))`,
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
