import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, CDPSession, Page } from 'playwright';

const USUALLY_SLOWED = 4;
/** A slow 4G connection, as the usual mobile tests define it. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

interface PhoneOptions {
  isNetworkSlow: boolean;
  /** Four times is enough to compare two pages. */
  processorSlowed?: number;
}

declare global {
  interface Window {
    /** When the app began to handle presses, in milliseconds after the page was opened. */
    listensAt?: number;
  }
}

/** A mid-range phone with an empty cache. */
export async function openSlowPhone(
  browser: Browser,
  { isNetworkSlow, processorSlowed = USUALLY_SLOWED }: PhoneOptions,
): Promise<{ page: Page; session: CDPSession; close: () => Promise<void> }> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    locale: 'ko-KR',
  });
  // tsx calls this in every named function, also in those that are sent to the page.
  await context.addInitScript('globalThis.__name = (named) => named');
  await context.addInitScript(noteWhenListening);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowed });
  if (isNetworkSlow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
  }
  return { page, session, close: () => context.close() };
}

function noteWhenListening(): void {
  new MutationObserver(() => {
    if (document.documentElement?.dataset.interactive) window.listensAt ??= performance.now();
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-interactive'] });
}

/**
 * Waits until the app handles presses, and answers when that was. Not by `page.waitForFunction`: Playwright runs a
 * script of its own in the page for it, which takes 60 ms on this phone.
 */
export async function untilListening(session: CDPSession): Promise<number> {
  for (;;) {
    const at = await readNumber(session, 'window.listensAt');
    if (at !== undefined) return at;
    await pause(50);
  }
}

export async function firstPaint(session: CDPSession): Promise<number> {
  const name = "'first-contentful-paint'";
  const at = await readNumber(session, `performance.getEntriesByName(${name})[0]?.startTime`);
  return at ?? Number.NaN;
}

async function readNumber(session: CDPSession, expression: string): Promise<number | undefined> {
  const { result } = await session.send('Runtime.evaluate', { expression });
  return result.value;
}
