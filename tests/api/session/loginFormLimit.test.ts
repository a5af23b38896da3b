import { expect, it } from 'vitest';
import { createRateLimit } from '../../../server/http/guard/rateLimit.ts';
import { openTestApp } from '../../support/app/testApp.ts';

it('T46 forms that a provider posts count as calls of their address', async () => {
  const { app } = await openTestApp({ options: { rateLimit: createRateLimit(2) } });
  const post = async () => {
    const body = new URLSearchParams({ code: 'x', state: 'y' });
    const answer = await app.request('/oauth/apple', { method: 'POST', body });
    return [answer.status, answer.headers.has('retry-after')];
  };
  expect(await post()).toEqual([303, false]);
  expect(await post()).toEqual([303, false]);
  expect(await post()).toEqual([429, true]);
});
