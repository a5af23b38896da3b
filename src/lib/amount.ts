/** Units of amounts in Korean and Japanese, as escapes: 십 十 백 百 천 千 만 万 萬 억 億. */
const UNITS: Readonly<Record<string, number>> = {
  '\uc2ed': 10,
  '\u5341': 10,
  '\ubc31': 100,
  '\u767e': 100,
  '\ucc9c': 1_000,
  '\u5343': 1_000,
  '\ub9cc': 10_000,
  '\u4e07': 10_000,
  '\u842c': 10_000,
  '\uc5b5': 100_000_000,
  '\u5104': 100_000_000,
};
const TEN_THOUSAND = 10_000;
const LETTERS = Object.keys(UNITS).join('');
const OTHERS = new RegExp(`[^\\d.${LETTERS}]`, 'g');
const PARTS = new RegExp(`([\\d.]*)([${LETTERS}]?)`, 'g');
/** 억 or 億, and at the end of the text 천 or 千. */
const SHORTENED = /([\uc5b5\u5104][\d.]+[\ucc9c\u5343])$/;

/**
 * A typed amount, or null if the text names none: `1억 5천만`, `1億5000万`, `1.5억` and `１５０，０００，０００` are
 * 150000000. Other characters are dropped. People say 1억 5천 for 1억 5천만.
 */
export function amountIn(text: string): number | null {
  const plain = text.normalize('NFKC').replace(OTHERS, '').replace(SHORTENED, '$1\ub9cc');
  let sum = 0;
  // What stands before the next 만 or 억.
  let section = 0;
  for (const [, digits = '', unit = ''] of plain.matchAll(PARTS)) {
    const worth = UNITS[unit] ?? 1;
    if (worth >= TEN_THOUSAND) {
      sum += (section + (Number(digits) || 0)) * worth;
      section = 0;
    } else if (unit) section += (digits ? Number(digits) || 0 : 1) * worth;
    else section += Number(digits.replaceAll('.', ''));
  }
  const amount = Math.round(sum + section);
  return amount === 0 && !/\d/.test(plain) ? null : amount;
}
