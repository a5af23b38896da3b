import { existsSync } from 'node:fs';
import { type BrowserContext, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { type Driver, dragMouse, type Engine, type Thing } from './driver.ts';
import { pageWatch } from './pageWatch.ts';
import { startSite } from './startSite.ts';

const PROGRAM = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));

/** Driven by WebDriver BiDi. */
export const firefox: Engine = {
  name: 'Firefox',
  isInstalled: () => PROGRAM !== undefined,
  installLine: 'sudo apt-get install -y --no-install-recommends firefox-esr fonts-noto-cjk',
  async start() {
    const site = await startSite();
    const browser = await launch({
      browser: 'firefox',
      executablePath: PROGRAM ?? '',
      defaultViewport: { width: 390, height: 844 },
    });
    const trouble: string[] = [];
    return {
      siteUrl: site.url,
      newDriver: async () => driverOf(await browser.createBrowserContext(), trouble),
      takeTrouble: () => trouble.splice(0),
      stop: async () => {
        await browser.close();
        await site.stop();
      },
    };
  },
};

/** Firefox logs blocked resources for people only, so a script in each page reports them on the console. */
const WATCH = pageWatch('(line) => console.debug("TROUBLE " + line)');

async function driverOf(context: BrowserContext, trouble: string[]): Promise<Driver> {
  const windows: Page[] = [];
  const watch = async (page: Page) => {
    windows.push(page);
    page.on('console', (message) => {
      if (/^TROUBLE /.test(message.text())) trouble.push(message.text());
    });
    page.on('pageerror', (error) => trouble.push(String(error)));
    // An alert of the page stands still until it is accepted; the other engines do it by themselves.
    page.on('dialog', (dialog) => dialog.accept().catch(() => undefined));
    page.on('close', () => windows.splice(windows.indexOf(page), 1));
    await page.evaluateOnNewDocument(WATCH);
  };
  let page = await context.newPage();
  await watch(page);
  page.on('popup', (opened) => opened && watch(opened).catch(() => undefined));
  return {
    goTo: (address) => page.goto(address),
    back: () => page.goBack(),
    reload: () => page.reload(),
    ask: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    find: (expression) => thingOf(page, expression),
    drag: (points) => dragMouse(page.mouse, points),
    exposes: async (role, text) => {
      const elements = await page.$$(`::-p-aria([role="${role}"])`);
      const texts = await Promise.all(elements.map((one) => one.evaluate((e) => e.textContent)));
      return texts.includes(text);
    },
    windowCount: async () => windows.length,
    lookAt: async (window) => {
      page = windows[window] ?? page;
    },
    close: () => context.close(),
  };
}

async function thingOf(page: Page, expression: string): Promise<Thing | undefined> {
  const handle = await page.evaluateHandle(expression);
  const element = handle.asElement() as ElementHandle<HTMLInputElement> | null;
  if (!element) return undefined;
  return {
    press: () => element.click(),
    type: async (text) => {
      await element.click();
      await page.keyboard.type(text);
    },
    pick: (file) => element.uploadFile(file),
  };
}
