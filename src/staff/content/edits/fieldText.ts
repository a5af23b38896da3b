import { canonicalJson } from '../../../../contract/plain/canonicalJson.ts';
import type { FieldKind } from '../contentFields.ts';

/** The editor holds every value as a text, so that edits can be kept, compared and merged alike. */

/** Lists of words are joined by commas; hours and menus are JSON with sorted keys. */
export function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return value.join(',');
  }
  return typeof value === 'object' ? jsonText(value) : String(value);
}

/** The value that the server takes. */
export function fieldValue(kind: FieldKind, text: string): unknown {
  const typed = text.trim();
  switch (kind) {
    case 'number':
      return Number(typed);
    case 'price':
    case 'decimal':
    case 'count':
      return typed === '' ? null : Number(typed);
    case 'languages':
    case 'facts':
      return wordsOf(typed);
    case 'hours':
      return wholeHours(hoursOf(typed));
    case 'priceMenu':
      return menuOf(typed).flatMap(wholeLine);
    default:
      return typed;
  }
}

export const wordsOf = (text: string): string[] => (text === '' ? [] : text.split(','));

/** A day of which perhaps only one time has been typed. */
export interface TypedDay {
  opensAt?: string;
  closesAt?: string;
  breakFrom?: string;
  breakTo?: string;
}
export interface TypedHours {
  days: Record<string, TypedDay>;
  closedOn?: string[];
  /** A further closed day in the date field, which is not added yet. */
  picked?: string;
}

export const hoursOf = (text: string): TypedHours =>
  text === '' ? { days: {} } : (JSON.parse(text) as TypedHours); // written by the editor or the contract

/** A day without both times is closed. A break without both times is left out, and so is a picked day. */
export function wholeHours({ days, picked: _, ...rest }: TypedHours) {
  const whole = Object.entries(days).flatMap(([day, { opensAt, closesAt, breakFrom, breakTo }]) => {
    if (!(opensAt && closesAt)) return [];
    const times = { opensAt, closesAt, ...(breakFrom && breakTo && { breakFrom, breakTo }) };
    return [[day, times] as const];
  });
  return whole.length === 0 ? null : { ...rest, days: Object.fromEntries(whole) };
}

export interface TypedLine {
  treatmentId: string;
  priceFrom: number | null;
  priceTo: number | null;
  vatIncluded: boolean;
}

export const menuOf = (text: string): TypedLine[] =>
  text === '' ? [] : (JSON.parse(text) as TypedLine[]); // written by the editor or the contract

const wholeLine = ({ priceFrom, ...line }: TypedLine) =>
  priceFrom === null ? [] : [{ ...line, priceFrom }];

/** The same value is always the same text. */
export const jsonText = (value: object): string =>
  Array.isArray(value) && value.length === 0 ? '' : canonicalJson(value);
