import pg from 'pg';

// PostgreSQL's own numbers of the types that pg would answer otherwise than we want.
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

/** How a column of this type is read. Both engines send text and share this table, so they answer alike. */
export function parserOf(type: number): (text: string) => unknown {
  return ourParsers.get(type) ?? pg.types.getTypeParser(type, 'text');
}

/** A parameter as both engines take it: text, whose type the statement decides. */
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
