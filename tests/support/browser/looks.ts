import { numberFromEnv } from '../app/proof.ts';

/** Axe looks at one pair in `npm test` and at both in `npm run a11y`, which looks at most screens in all four. */
const looks = numberFromEnv('A11Y_LOOKS', 1);

export const LOOKS = (
  [
    { lang: 'ko', colorScheme: 'light' },
    { lang: 'ja', colorScheme: 'dark' },
  ] as const
).slice(0, looks);

/** What `npm test` visits; `npm run a11y` visits the others, too. */
export const visited = (always: readonly string[], others: readonly string[]) =>
  looks > 1 ? [...always, ...others] : always;

/** For other states: dark in `npm test`. */
export const COLOURS = (['dark', 'light'] as const).slice(0, looks);
