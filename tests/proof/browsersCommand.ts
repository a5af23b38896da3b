import { JOURNEYS } from '../browsers/journeys.ts';
import { prove } from './prove.ts';

const JOURNEY_TESTS = ['tests/browsers/journeys.test.ts'];
const PAGES = ['tests/browsers/quietPages.test.ts'];
const MESSAGES = ['tests/browsers/messages.test.ts'];
const WATCH = ['tests/browsers/watch.test.ts'];
const ENGINES = ['Chromium', 'Firefox', 'WebKit'];
const LANGUAGES = 2;

/**
 * `npm run browsers`: journeys of visitors in three engines and both languages. A missing engine is NOT RUN: exit
 * code 3.
 */
await prove({
  command: 'npm run browsers',
  env: { BROWSERS_JOURNEYS: String(JOURNEYS.length) },
  shortEnv: { BROWSERS_JOURNEYS: '1' },
  longEnv: {},
  claims: ENGINES.flatMap((engine) => [
    {
      figure: `${engine}: journeys in ko and ja, with a quiet console`,
      files: JOURNEY_TESTS,
      tests: new RegExp(engine),
      counts: 'tests' as const,
      atLeast: JOURNEYS.length * LANGUAGES,
    },
    {
      figure: `${engine}: pages without an error or a violation of their policy`,
      files: PAGES,
      tests: new RegExp(engine),
      counts: { counted: 'pages' },
      atLeast: 166,
    },
    {
      figure: `${engine}: a message over a sheet is seen, announced, pressed and dragged, in ko and ja`,
      files: MESSAGES,
      tests: new RegExp(engine),
      counts: 'tests' as const,
      atLeast: 2,
    },
    {
      figure: `${engine}: planted faults that the watch sees`,
      files: WATCH,
      tests: new RegExp(engine),
      counts: { counted: 'faults' },
      atLeast: 20,
    },
  ]),
  leftOut: ['iPhones themselves: WebKitGTK has their engine, not their keyboard, bars or camera'],
});
