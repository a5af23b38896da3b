import { expect, it } from 'vitest';
import { warnOf } from '../../../server/lib/log.ts';
import { openLogLines } from '../../support/app/server/logLines.ts';

it('a failure outside a request is logged with its kind and place, never with its text', () => {
  const { log, text, lines } = openLogLines();
  const cause = Object.assign(new TypeError('a text of a member'), { code: '08006' });
  warnOf(log, 'Notices could not be sent')(cause);
  expect(lines()).toMatchObject([
    {
      msg: 'Notices could not be sent',
      error: 'TypeError',
      code: '08006',
      at: expect.arrayContaining([expect.stringContaining('warnOf.test.ts')]),
    },
  ]);
  expect(text()).not.toContain('a member');
});
