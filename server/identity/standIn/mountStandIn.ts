import type { Hono } from 'hono';
import type { AppEnv } from '../../http/appEnv.ts';
import { type CallCounting, countCall } from '../../http/countCall.ts';
import { STAND_IN_PATH, type StandIn } from './standIn.ts';

export function mountStandIn(app: Hono<AppEnv>, standIn: StandIn, counting: CallCounting): void {
  app.on(['GET', 'POST'], `${STAND_IN_PATH}/*`, async (c) => {
    c.set('route', `${STAND_IN_PATH}/*`);
    await countCall(c, counting);
    return standIn.answer(c.req.raw);
  });
}
