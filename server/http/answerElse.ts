import type { Context } from 'hono';
import { refuse } from '../refusal.ts';
import type { AppEnv } from './appEnv.ts';
import type { ApiPaths } from './input/apiPaths.ts';
import { type PageServices, servePage } from './pages/servePage.ts';
import { looksLikeFile, type StaticFiles } from './pages/staticFiles.ts';

interface ElseServices {
  apiPaths: ApiPaths;
  files: StaticFiles | undefined;
  page: PageServices | undefined;
}

/** Answers everything that is not an API call: a file, a page or "not found". */
export function answerElse(
  c: Context<AppEnv>,
  { apiPaths, files, page }: ElseServices,
): Promise<Response> {
  const { path, method } = c.req;
  if (apiPaths.has(path)) throw apiPaths.refusal(path);
  if (method !== 'GET' && method !== 'HEAD') {
    throw refuse('method_not_allowed', undefined, { Allow: 'GET, HEAD' });
  }
  const file = files?.serve(path, c.req.raw.headers);
  if (file) {
    c.set('route', 'file');
    return file;
  }
  if (!page || looksLikeFile(path) || path.startsWith('/media/')) throw refuse('not_found');
  c.set('route', 'page');
  return servePage(c, page);
}
