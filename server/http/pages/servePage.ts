import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { ClientConfig } from '../../../contract/plain/clientConfig.ts';
import { logFailure } from '../../lib/log.ts';
import { refuse } from '../../refusal.ts';
import { toRefusal } from '../answer/errorAnswer.ts';
import { respond } from '../answer/respond.ts';
import { baseHeaders } from '../answer/securityHeaders.ts';
import type { AppEnv } from '../appEnv.ts';
import { type CallCounting, countCall } from '../guard/countCall.ts';
import { isClean } from '../input/cleanInput.ts';
import { requestTarget } from '../listen/rawRequest.ts';
import { errorPage } from './errorPage.ts';
import type { PageConfig } from './pageHeaders.ts';
import type { Pages } from './pages.ts';

export interface PageServices extends CallCounting {
  pages: Pages;
  config: ClientConfig & PageConfig;
  log: Logger;
}

/** Serves a page. Errors are pages too, because a visitor cannot read JSON. */
export async function servePage(c: Context<AppEnv>, services: PageServices): Promise<Response> {
  try {
    // Pages have a separate counter: rendering costs more than a call, and visitors request fewer pages.
    await countCall(c, services, { kind: 'page' });
    return await renderedPage(c, services);
  } catch (error) {
    const refusal = toRefusal(error);
    if (refusal.code === 'internal') logFailure(services.log, error, c.var.requestId);
    return errorPage(refusal, services.config);
  }
}

async function renderedPage(c: Context<AppEnv>, { pages }: PageServices): Promise<Response> {
  const target = requestTarget(c);
  if (isNoPage(target)) throw refuse('not_found');
  const page = await pages(target, c.req.header('Accept-Language'));
  if ('redirect' in page) {
    const headers = { ...baseHeaders, Location: page.redirect, 'Cache-Control': 'no-cache' };
    return new Response(null, { status: page.status, headers });
  }
  return respond(c, page);
}

/** Browsers read a link that begins with two slashes as another site. A path that cannot be decoded names no record. */
const isNoPage = (target: string) => target.startsWith('//') || !isDecodable(pathOf(target));

function isDecodable(path: string): boolean {
  try {
    return isClean(decodeURIComponent(path));
  } catch {
    return false;
  }
}

const pathOf = (target: string) => target.split('?', 1)[0] ?? '/';
