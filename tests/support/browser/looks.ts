import { numberFromEnv } from '../app/proof.ts';

/** What axe looks at in `npm test`: both languages and both colours. `npm run a11y` looks at all four pairs. */
export const LOOKS = [
  { lang: 'ko', colorScheme: 'light' },
  { lang: 'ja', colorScheme: 'dark' },
] as const;

/** For other states: dark in `npm test`, light too in `npm run a11y`. */
export const COLOURS = (['dark', 'light'] as const).slice(0, numberFromEnv('A11Y_COLOURS', 1));
