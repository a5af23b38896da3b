import { MOST_COUNTED_MATCHES } from '../../contract/plain/limits.ts';
import { RATING_DECIMALS } from '../constants.ts';

type Amount = number | null | undefined;

/** `4.0`; a missing rating is `0.0`. */
export const formatRating = (rating: Amount) => finite(rating).toFixed(RATING_DECIMALS);

/** `1,234`; a missing count is `0`. */
export const formatCount = (count: Amount) =>
  Math.trunc(finite(count))
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, ',');

/** The server counts up to a limit; above it the text is `1,000+`. */
export const formatCounted = (count: number): string =>
  count > MOST_COUNTED_MATCHES ? `${formatCount(MOST_COUNTED_MATCHES)}+` : formatCount(count);

/** The total of a list, `100,000+` if the server did not count further. */
export const formatTotal = (list: { total: number; totalIsCapped?: true | undefined }): string =>
  formatCount(list.total) + (list.totalIsCapped ? '+' : '');

const finite = (amount: Amount) => (Number.isFinite(amount) ? Number(amount) : 0);

/** The digits of a typed text. Japanese keyboards also write `１２`. */
export const digitsIn = (text: string): string => text.normalize('NFKC').replace(/\D/g, '');

/** A length in spacing units of the style sheet (a quarter of a rem). */
export const units = (count: number): string => `${count / 4}rem`;
