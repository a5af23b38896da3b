import type { Page } from 'playwright';
import { chooseMember } from './logInByChooser.ts';
import { untilAlive } from './visit.ts';

/** Logs in within this window, as browsers inside apps do: the demonstration's first member, or somebody new. */
export async function logInHere(page: Page, who: 'first' | 'new' = 'first'): Promise<void> {
  const answer = await page.request.get('/member/line/url');
  const { url } = (await answer.json()) as { url: string };
  await page.goto(url);
  await chooseMember(page, who);
  await page.waitForURL((address) => !/^\/(stand-in|oauth)\//.test(address.pathname));
  await untilAlive(page);
}
