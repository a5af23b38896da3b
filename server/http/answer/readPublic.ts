import type { Hono } from 'hono';
import type { AppEnv } from '../appEnv.ts';

/** Asks a public call from inside the process, for pages that are drawn here. Visitors' limits do not apply. */
export async function readPublic(
  app: Hono<AppEnv>,
  path: string,
): Promise<{ status: number; body: unknown }> {
  const answer = await app.request(path, undefined, { isOwn: true });
  return { status: answer.status, body: await answer.json() };
}
