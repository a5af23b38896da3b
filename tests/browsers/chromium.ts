import { type BrowserContext, chromium as launcher, type Page } from 'playwright';
import { launchBrowser } from '../support/browser/browser.ts';
import { type Driver, dragMouse, type Engine, type Thing } from './driver.ts';
import { startSite } from './startSite.ts';

/** Driven by Playwright. It is found and installed as for the other browser tests. */
export const chromium: Engine = {
  name: 'Chromium',
  isInstalled: () => true,
  installLine:
    'sudo apt-get install -y --no-install-recommends chromium-headless-shell fonts-noto-cjk',
  async start() {
    const site = await startSite();
    const server = await launchBrowser();
    const browser = await launcher.connect(server.wsEndpoint());
    const trouble: string[] = [];
    return {
      siteUrl: site.url,
      newDriver: async () => {
        const context = await browser.newContext({ viewport: PHONE, hasTouch: true });
        watch(context, trouble);
        return driverOf(context);
      },
      takeTrouble: () => trouble.splice(0),
      stop: async () => {
        await server.close();
        await site.stop();
      },
    };
  },
};

const PHONE = { width: 390, height: 844 };

function watch(context: BrowserContext, trouble: string[]): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
  });
  context.on('weberror', (event) => trouble.push(event.error().message));
}

async function driverOf(context: BrowserContext): Promise<Driver> {
  let page = await context.newPage();
  return {
    goTo: (address) => page.goto(address),
    back: () => page.goBack(),
    reload: () => page.reload(),
    ask: (expression) => page.evaluate(expression),
    find: async (expression) => thingOf(page, expression),
    drag: (points) => dragMouse(page.mouse, points),
    exposes: (role, text) => exposes(page, role, text),
    windowCount: async () => context.pages().length,
    lookAt: async (window) => {
      page = context.pages()[window] ?? page;
    },
    close: () => context.close(),
  };
}

async function exposes(page: Page, role: string, text: string): Promise<boolean> {
  const devTools = await page.context().newCDPSession(page);
  const { nodes } = await devTools.send('Accessibility.getFullAXTree');
  await devTools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isInside = (node: (typeof nodes)[number] | undefined): boolean =>
    node !== undefined && (node.role?.value === role || isInside(byId.get(node.parentId ?? '')));
  return nodes.some((node) => !node.ignored && node.name?.value === text && isInside(node));
}

async function thingOf(page: Page, expression: string): Promise<Thing | undefined> {
  const handle = await page.evaluateHandle<Element | undefined>(expression);
  const element = handle.asElement();
  if (!element) return undefined;
  return {
    press: () => element.click({ timeout: 3_000 }),
    type: async (text) => {
      await element.click({ timeout: 3_000 });
      await page.keyboard.type(text);
    },
    pick: (file) => element.setInputFiles(file),
  };
}
