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
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowed });
  if (isNetworkSlow) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
  }
  return { page, session, close: () => context.close() };
}
