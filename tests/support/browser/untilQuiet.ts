import type { BrowserContext, Page, Request } from 'playwright';

const running = new WeakMap<BrowserContext, Set<Request>>();
const QUIET_MS = 500;

/** Called for a new context, so that `untilQuiet` knows its requests. */
export function watchRequests(context: BrowserContext): void {
  const requests = new Set<Request>();
  running.set(context, requests);
  context.on('request', (request) => {
    // A live stream never ends.
    if (!request.url().endsWith('/live')) requests.add(request);
  });
  const forget = (request: Request) => requests.delete(request);
  context.on('requestfinished', forget);
  context.on('requestfailed', forget);
}

/** Like the load state `networkidle`, also for members and staff, whose pages keep a live stream open. */
export async function untilQuiet(page: Page): Promise<void> {
  const requests = running.get(page.context());
  if (!requests) throw new Error('The requests of this page are not watched');
  let quietSince = Date.now();
  while (Date.now() - quietSince < QUIET_MS) {
    await page.waitForTimeout(50);
    if (requests.size > 0) quietSince = Date.now();
  }
}
