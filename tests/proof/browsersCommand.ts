import { prove } from './prove.ts';

const JOURNEYS = ['tests/browsers/journeys.test.ts'];
const PAGES = ['tests/browsers/quietPages.test.ts'];
const MESSAGES = ['tests/browsers/messages.test.ts'];
const WATCH = ['tests/browsers/watch.test.ts'];
const ENGINES = ['Chromium', 'Firefox', 'WebKit'];

/**
 * `npm run browsers`: journeys of visitors in three engines and both languages. A missing engine is NOT RUN: exit
 * code 3.
 */
await prove({
  command: 'npm run browsers',
  env: { BROWSERS_JOURNEYS: '9' },
  shortEnv: { BROWSERS_JOURNEYS: '1' },
  longEnv: {},
  claims: ENGINES.flatMap((engine) => [
    {
      figure: `${engine}: journeys in ko and ja, with a quiet console`,
      files: JOURNEYS,
      tests: new RegExp(engine),
      counts: 'tests' as const,
      atLeast: 18,
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
