/** Characters as wide as they are high: Hangul, kana, Han, full-width forms. */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|\p{Extended_Pictographic}/u;
const NARROW = /[ .,:;'"!|()[\]ijlft1]/;
const BROAD = /[A-Zmw@%&]/;

/** A line may break between any two Han or kana; Hangul and Latin words stay whole. */
const PARTED = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/;
/** Characters that never begin a line. */
const CLOSING = /[、。，．・：；？！ー」』）】〕〉》’”),.!?%]/;

/** The estimated width in em, for any font. */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += widthOfSign(sign);
  return width;
}

function widthOfSign(sign: string): number {
  if (WIDE.test(sign)) return 1;
  if (NARROW.test(sign)) return 0.32;
  return BROAD.test(sign) ? 0.74 : 0.58;
}

/** At most `lines` lines of at most `ems` em; the rest is cut and ends with an ellipsis. */
export function wrapText(text: string, ems: number, lines: number): string[] {
  const wrapped: string[] = [];
  let rest = text.trim().replace(/\s+/gu, ' ');
  while (rest && wrapped.length < lines) {
    const isLast = wrapped.length === lines - 1;
    const line = isLast ? shortened(rest, ems) : firstLine(rest, ems);
    wrapped.push(line.trim());
    rest = isLast ? '' : rest.slice(line.length).trimStart();
  }
  return wrapped;
}

function firstLine(text: string, ems: number): string {
  const fitting = prefixWithin(text, ems);
  if (fitting === text) return text;
  const signs = [...fitting];
  for (let end = signs.length; end > 0; end -= 1) {
    const head = signs.slice(0, end).join('');
    if (mayBreak(head, text.slice(head.length)) && widthOf(head) > ems / 3) return head;
  }
  // A single long word is cut where the line ends.
  return fitting || [...text][0] || '';
}

function mayBreak(head: string, tail: string): boolean {
  const [next = ''] = tail;
  const last = head.at(-1) ?? '';
  if (CLOSING.test(next)) return false;
  return next === ' ' || last === ' ' || PARTED.test(next) || PARTED.test(last);
}

function shortened(text: string, ems: number): string {
  return widthOf(text) <= ems ? text : `${prefixWithin(text, ems - 1).trimEnd()}…`;
}

function prefixWithin(text: string, ems: number): string {
  let [prefix, width] = ['', 0];
  for (const sign of text) {
    width += widthOfSign(sign);
    if (width > ems) return prefix;
    prefix += sign;
  }
  return prefix;
}
