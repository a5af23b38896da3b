import { limits } from '../../limits/limits.ts';

const { textsAtOnce, bytesAtOnce } = limits.translations;

/** Emoji take two units; the provider counts characters. */
export const charactersOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + [...text].length, 0);

/** In the body of a request, where emoji have four bytes and line breaks two. */
const bytesOf = (text: string): number => Buffer.byteLength(JSON.stringify(text));

export const isTooLong = (text: string): boolean => bytesOf(text) > bytesAtOnce;

/** Parts that fit into one request to the provider, in the same order. */
export function requestsOf<T extends { text: string }>(texts: readonly T[]): T[][] {
  const requests: T[][] = [];
  let bytes = 0;
  for (const one of texts) {
    const size = bytesOf(one.text);
    const open = requests.at(-1);
    if (open && open.length < textsAtOnce && bytes + size <= bytesAtOnce) {
      open.push(one);
      bytes += size;
    } else {
      requests.push([one]);
      bytes = size;
    }
  }
  return requests;
}
