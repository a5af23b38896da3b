import type { Hono } from 'hono';
import { addressOf } from '../../http/addressOf.ts';
import type { AppEnv } from '../../http/appEnv.ts';
import type { Services } from '../../http/serveRoute.ts';
import { STAND_IN_PATH, type StandIn } from './standIn.ts';

export function mountStandIn(
  app: Hono<AppEnv>,
  standIn: StandIn,
  { rateLimit, trustedHops }: Pick<Services, 'rateLimit' | 'trustedHops'>,
): void {
  app.on(['GET', 'POST'], `${STAND_IN_PATH}/*`, async (c) => {
    c.set('route', `${STAND_IN_PATH}/*`);
    const address = addressOf(c, trustedHops);
    if (address !== null) await rateLimit.take(address);
    return standIn.answer(c.req.raw);
  });
}
