import pg from 'pg';

// Type numbers (OIDs) of PostgreSQL for the types that pg would parse differently.
const int8 = 20;
const date = 1082;
const int8Array = 1016;
const dateArray = 1182;
const numericArray = 1231;
const textArray: number = 1009;

const splitArray: (text: string) => (string | null)[] = pg.types.getTypeParser(textArray, 'text');

const ourParsers = new Map<number, (text: string) => unknown>([
  [int8, Number],
  [date, String],
  [int8Array, (text) => splitArray(text).map((item) => (item === null ? null : Number(item)))],
  [dateArray, splitArray],
  [numericArray, splitArray],
]);

/** The parser of a column type. Both engines return text and use this table, so they return the same values. */
export function parserOf(type: number): (text: string) => unknown {
  return ourParsers.get(type) ?? pg.types.getTypeParser(type, 'text');
}

/** Converts a parameter to text, as both engines expect it. The statement decides its type. */
export function toParameter(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string') return value;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`;
  if (Array.isArray(value)) return toArrayText(value);
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value);
}

function toArrayText(items: readonly unknown[]): string {
  const texts = items.map((item) => {
    if (Array.isArray(item)) return toArrayText(item);
    const text = toParameter(item);
    return text === null ? 'NULL' : `"${text.replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${texts.join(',')}}`;
}
