import type { Hono } from 'hono';
import type { AppEnv } from '../../http/appEnv.ts';
import { STAND_IN_PATH, type StandIn } from './standIn.ts';

export function mountStandIn(app: Hono<AppEnv>, standIn: StandIn): void {
  app.on(['GET', 'POST'], `${STAND_IN_PATH}/*`, (c) => {
    c.set('route', `${STAND_IN_PATH}/*`);
    return standIn.answer(c.req.raw);
  });
}
