import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { watchRequests } from './untilQuiet.ts';

export interface PageOptions {
  width?: number;
  height?: number;
  locale?: 'ko-KR' | 'ja-JP' | 'en-US';
  colorScheme?: 'light' | 'dark';
  timezoneId?: string;
  javaScript?: boolean;
  reducedMotion?: 'reduce' | 'no-preference';
  userAgent?: string;
  /** Lets the page start its service worker, which it does not in a browser that a program drives. */
  serviceWorker?: boolean;
  /** Another server than the one that all tests visit. */
  siteUrl?: string;
  /** Addresses of other hosts that the test answers itself. */
  answeredFor?: RegExp;
  /** Messages that the test expects: they must come, and all others fail the test. */
  expectedTrouble?: RegExp[];
  /** Messages that may appear or not. */
  toleratedTrouble?: RegExp[];
}

let browser: Promise<Browser> | undefined;

/**
 * A new page in a new context, closed after the test. The test fails after a console message, an error of the page, a
 * failed request, or a request to another site.
 */
export async function openPage(options: PageOptions = {}): Promise<Page> {
  const { siteUrl: usualSite, browserEndpoint } = testSite();
  const siteUrl = options.siteUrl ?? usualSite;
  browser ??= chromium.connect(browserEndpoint);
  const context = await (await browser).newContext({
    baseURL: siteUrl,
    viewport: { width: options.width ?? 390, height: options.height ?? 844 },
    locale: options.locale ?? 'ko-KR',
    timezoneId: options.timezoneId ?? 'Asia/Seoul',
    colorScheme: options.colorScheme ?? 'light',
    javaScriptEnabled: options.javaScript ?? true,
    reducedMotion: options.reducedMotion ?? 'reduce',
    hasTouch: true,
    extraHTTPHeaders: { 'X-Forwarded-For': anotherAddress() },
    ...(options.userAgent !== undefined && { userAgent: options.userAgent }),
  });
  if (options.serviceWorker) {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'webdriver', { value: false });
    });
  }
  context.setDefaultTimeout(30_000);
  watchRequests(context);
  const trouble = watchForTrouble(context, siteUrl, options.answeredFor);

  onTestFinished(async () => {
    await context.close();
    const tolerated = options.toleratedTrouble ?? [];
    const told = trouble.filter((line) => !tolerated.some((pattern) => pattern.test(line)));
    judgeTrouble(told, options.expectedTrouble ?? []);
  });
  return context.newPage();
}

/** Visitors have addresses of their own, so the sign-ins of all tests do not count for one address. */
function anotherAddress(): string {
  const part = () => Math.floor(Math.random() * 256);
  return `10.${part()}.${part()}.${part()}`;
}

/** The server of this test worker, and the browser. Tests that send requests without a browser use it, too. */
export function testSite() {
  const site = inject('site');
  if ('reason' in site) throw new Error(site.reason);
  const { siteUrls, browserEndpoint } = site;
  const siteUrl = siteUrls[Number(process.env.VITEST_POOL_ID) - 1];
  if (!siteUrl) throw new Error('There is no server for this worker');
  return { siteUrl, browserEndpoint };
}

function judgeTrouble(trouble: string[], expected: RegExp[]): void {
  const surprising = trouble.filter((line) => !expected.some((pattern) => pattern.test(line)));
  if (surprising.length > 0)
    throw new Error(
      `The page wrote messages that the test did not expect:\n${surprising.join('\n')}`,
    );
  const missing = expected.filter((pattern) => !trouble.some((line) => pattern.test(line)));
  if (missing.length > 0) throw new Error(`Expected trouble did not come: ${missing.join(', ')}`);
}

function watchForTrouble(
  context: BrowserContext,
  siteUrl: string,
  answeredFor: RegExp | undefined,
): string[] {
  const trouble: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      trouble.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
    }
  });
  context.on('weberror', (event) => {
    trouble.push(`page error: ${event.error().stack ?? event.error().message}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    const isOurs = url.startsWith(`${siteUrl}/`) || answeredFor?.test(url);
    if (/^https?:/.test(url) && !isOurs) trouble.push(`left our site: ${url}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels what it was still loading; that is no failure.
    if (reason !== 'net::ERR_ABORTED') trouble.push(`request failed: ${request.url()} ${reason}`);
  });
  return trouble;
}
