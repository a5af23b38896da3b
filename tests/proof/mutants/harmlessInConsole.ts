import type { HarmlessMutants } from './harmlessMutants.ts';

/** In the rules of the console (the part `console`). */
export const HARMLESS_IN_CONSOLE: HarmlessMutants = {
  'contentRules.ts': [
    [
      "typeof startsOn === 'string' && typeof endsOn === 'string' &&",
      'true',
      'no day is before null, and null is before no day; the compiler needs both texts',
    ],
    [
      "typeof startsOn === 'string' && typeof endsOn === 'string' &&",
      "typeof startsOn === 'string' || typeof endsOn === 'string'",
      'no day is before null, and null is before no day; the compiler needs both texts',
    ],
  ],
};
