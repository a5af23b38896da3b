import { prove } from './prove.ts';

const EVERY_SCREEN = ['tests/proof/a11y/everyScreen.test.ts'];

/**
 * `npm run a11y`: axe on every screen, in both languages and colours, with many records, with none and with failures.
 */
await prove({
  command: 'npm run a11y',
  env: { A11Y_LOOKS: '2' },
  shortEnv: { A11Y_COMBINATIONS: '1' },
  longEnv: {},
  claims: [
    {
      figure:
        'screens that axe has no objection to: every address × ko, ja × light, dark × every state below',
      files: EVERY_SCREEN,
      counts: { counted: 'screens' },
      atLeast: 400,
    },
    {
      figure: 'of these without a record',
      files: EVERY_SCREEN,
      tests: /without a record/,
      counts: { counted: 'empty' },
      atLeast: 60,
    },
    {
      figure: 'of these with data that did not come',
      files: EVERY_SCREEN,
      tests: /do not come/,
      counts: { counted: 'error' },
      atLeast: 120,
    },
    {
      figure: 'of these modals',
      files: EVERY_SCREEN,
      tests: /every modal/,
      counts: { counted: 'modal' },
      atLeast: 20,
    },
    {
      figure:
        'states that last for a moment: messages, waiting, offline, the error screen, pickers',
      files: ['tests/e2e/page/accessibility.test.ts', 'tests/proof/a11y/pickersAxe.test.ts'],
      counts: 'tests',
      atLeast: 20,
    },
    {
      figure:
        'steps on the way: filters, counsel, editor, search, login, bookmarks, clinic, photos, LINE, widgets, console',
      files: [
        'tests/proof/a11y/filterModalsAxe.test.ts',
        'tests/e2e/member/counsel.test.ts',
        'tests/e2e/member/reviewEditor.test.ts',
        'tests/e2e/visitor/search.test.ts',
        'tests/e2e/member/login.test.ts',
        'tests/e2e/visitor/bookmark.test.ts',
        'tests/e2e/visitor/clinic.test.ts',
        'tests/e2e/visitor/photo.test.ts',
        'tests/e2e/member/liffTrouble.test.ts',
        'tests/e2e/page/widgets.test.ts',
        'tests/e2e/staff/staff.test.ts',
      ],
      tests: /axe/,
      counts: 'tests',
      atLeast: 25,
    },
    {
      figure: 'stories of a member and the console: a time that both agree on, a conversation',
      files: ['tests/e2e/member/dates.test.ts', 'tests/e2e/member/messages.test.ts'],
      tests: /wishes for a time|writes with a photo/,
      counts: 'tests',
      atLeast: 2,
    },
    {
      figure: 'pages that no window is too narrow for, in both languages',
      files: ['tests/e2e/page/frame.test.ts'],
      tests: /nothing sticks out/,
      counts: 'tests',
      atLeast: 1,
    },
  ],
  leftOut: ['what axe cannot see: order of reading, sense of names, a real screen reader'],
});
