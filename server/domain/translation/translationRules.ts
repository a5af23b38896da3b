import { limits } from '../../limits.ts';

const { textsAtOnce, charactersAtOnce } = limits.translations;

/** Emoji take two units; the provider counts characters. */
export const charactersOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + [...text].length, 0);

export const isTooLong = (text: string): boolean => charactersOf([text]) > charactersAtOnce;

/** Parts that fit into one request to the provider, in the same order. */
export function requestsOf<T extends { text: string }>(texts: readonly T[]): T[][] {
  const requests: T[][] = [];
  let characters = 0;
  for (const one of texts) {
    const length = charactersOf([one.text]);
    const open = requests.at(-1);
    if (open && open.length < textsAtOnce && characters + length <= charactersAtOnce) {
      open.push(one);
      characters += length;
    } else {
      requests.push([one]);
      characters = length;
    }
  }
  return requests;
}
