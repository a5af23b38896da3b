import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { countForProof } from '../../support/app/proof.ts';
import { chooseMember, isMember, openLoginWindow } from '../../support/browser/logInByChooser.ts';
import { testSite } from '../../support/browser/openPage.ts';
import { untilQuiet, watchRequests } from '../../support/browser/untilQuiet.ts';
import { ja, ko } from '../../support/fixtures/texts.ts';

export const TEXTS = { ko, ja };

export interface Combination {
  language: keyof typeof TEXTS;
  colorScheme: 'light' | 'dark';
}

export const COMBINATIONS: readonly Combination[] = [
  { language: 'ko', colorScheme: 'light' },
  { language: 'ja', colorScheme: 'dark' },
  { language: 'ko', colorScheme: 'dark' },
  { language: 'ja', colorScheme: 'light' },
];

/** The visitor: a guest, a member with records, a member without any. */
export type Visitor = 'guest' | 'member' | 'new member';
type Cookies = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface AxeWorld {
  open(visitor: Visitor, combination: Combination, siteUrl?: string): Promise<Page>;
  close(): Promise<void>;
}

export async function openAxeWorld(): Promise<AxeWorld> {
  const { siteUrl, browserEndpoint } = testSite();
  const browser = await chromium.connect(browserEndpoint);
  const known = new Map<Visitor, Cookies>([
    ['member', await logIn(browser, siteUrl, 'first')],
    ['new member', await logIn(browser, siteUrl, 'new')],
  ]);
  return {
    open: async (visitor, { colorScheme }, baseURL = siteUrl) => {
      const storageState = known.get(visitor);
      const context = await browser.newContext({
        baseURL,
        colorScheme,
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        locale: 'ko-KR',
        reducedMotion: 'reduce',
        ...(storageState && { storageState }),
      });
      context.setDefaultTimeout(20_000);
      watchRequests(context);
      return context.newPage();
    },
    close: () => browser.close(),
  };
}

async function logIn(browser: Browser, baseURL: string, who: 'first' | 'new'): Promise<Cookies> {
  const context = await browser.newContext({ baseURL, locale: 'ko-KR' });
  const page = await context.newPage();
  await page.goto('/bookmark');
  await untilInteractive(page);
  const beside = await openLoginWindow(page, 'line');
  const closed = beside.waitForEvent('close');
  await chooseMember(beside, who);
  await closed;
  while (!(await isMember(page))) await page.waitForTimeout(100);
  const state = await context.storageState();
  await context.close();
  return state;
}

export const untilInteractive = (page: Page) =>
  page.waitForFunction(() => document.documentElement.dataset.interactive);

export const inLanguage = (address: string, { language }: Combination) =>
  `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

/** The objections of axe, with their place. It waits until the screen stops moving. */
export async function objections(page: Page, place: string): Promise<string[]> {
  await untilQuiet(page);
  await page.waitForTimeout(150);
  const { violations } = await new AxeBuilder({ page }).analyze();
  countForProof('screens');
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${place}: ${id}: ${html}`));
}
