import { HARMLESS_IN_ANSWERS } from './harmlessInAnswers.ts';
import { HARMLESS_IN_CLIENT } from './harmlessInClient.ts';
import { HARMLESS_IN_CONSOLE } from './harmlessInConsole.ts';
import { HARMLESS_IN_RULES } from './harmlessInRules.ts';
import { HARMLESS_IN_SEARCH } from './harmlessInSearch.ts';
import { HARMLESS_IN_SERVER } from './harmlessInServer.ts';
import { HARMLESS_IN_SESSIONS } from './harmlessInSessions.ts';

/**
 * Mistakes that no test can notice, or that have no effect: they do not count against their part. By the name of the
 * file, without its folder, so that it may move.
 */
export type HarmlessMutants = Readonly<Record<string, readonly HarmlessMutant[]>>;

type HarmlessMutant = readonly [
  /** A part of its line. */
  code: string,
  /** The wrong expression; null: all mistakes of that line. */
  instead: string | null,
  why: string,
];

export const HARMLESS: HarmlessMutants = {
  ...HARMLESS_IN_ANSWERS,
  ...HARMLESS_IN_CONSOLE,
  ...HARMLESS_IN_RULES,
  ...HARMLESS_IN_SEARCH,
  ...HARMLESS_IN_SERVER,
  ...HARMLESS_IN_SESSIONS,
  ...HARMLESS_IN_CLIENT,
};
