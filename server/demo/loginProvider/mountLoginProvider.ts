import type { Hono } from 'hono';
import type { AppEnv } from '../../http/appEnv.ts';
import { type CallCounting, countCall } from '../../http/guard/countCall.ts';
import type { DemoLoginProvider } from '../../identity/loginSettings.ts';
import { PROVIDER_PATH } from './loginProvider.ts';

export function mountLoginProvider(
  app: Hono<AppEnv>,
  provider: DemoLoginProvider,
  counting: CallCounting,
): void {
  app.on(['GET', 'POST'], `${PROVIDER_PATH}/*`, async (c) => {
    c.set('route', `${PROVIDER_PATH}/*`);
    await countCall(c, counting);
    return provider.answer(c.req.raw);
  });
}
