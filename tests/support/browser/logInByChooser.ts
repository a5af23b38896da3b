import type { Page } from 'playwright';

export const BUTTONS = {
  line: '라인으로 로그인',
  google: '구글로 로그인',
  kakao: '카카오로 로그인',
  apple: '애플로 로그인',
} as const;

export type ButtonProvider = keyof typeof BUTTONS;

/** The user agents of in-app browsers. */
export const IN_APP = {
  line: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari Line/15.12.0',
  kakaotalk:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 KAKAOTALK 25.4.0',
};

/** Presses a login button and chooses a member of the demonstration in the window that opens. */
export async function openLoginWindow(page: Page, provider: ButtonProvider): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: BUTTONS[provider] }).click();
  const beside = await opening;
  await beside.waitForURL('**/demo-login/choose/**');
  return beside;
}

/** Chooses the first member of the demonstration, or a new one. */
export async function chooseMember(page: Page, who: 'first' | 'new' = 'first'): Promise<void> {
  // Until then the first button is one of ours.
  await page.waitForURL('**/demo-login/choose/**');
  const choices = page.getByRole('button');
  const choice = who === 'first' ? choices.first() : choices.last();
  await choice.click();
}

/** The addresses that any page of this browser goes to, as they come. */
export function watchAddresses(page: Page): string[] {
  const seen: string[] = [];
  page.context().on('request', (request) => {
    if (request.isNavigationRequest()) seen.push(request.url());
  });
  return seen;
}

/** Requests of one call, from any page of this browser. */
export function watchCalls(page: Page, path: string): () => number {
  let count = 0;
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

export const isMember = async (page: Page) => (await page.request.get('/member/my-info')).ok();

/** Everything that this page stores where scripts can read it. */
export const rememberedBy = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      databases.map(({ name }) => name),
    ]);
  });
