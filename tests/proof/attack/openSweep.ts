import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { countForProof } from '../../support/app/proof.ts';

export interface Sweep {
  page: Page;
  /** Texts that ran, that were blocked, and that are in a page as an address or a handler. */
  findings: string[];
  /** Opens the page, acts on it if asked to, and looks for what does not belong there. */
  look: (path: string, act?: (page: Page) => Promise<void>) => Promise<void>;
}

/** A page in which a hostile text cannot run, and cannot be blocked, without being noticed. */
export async function openSweep(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Sweep> {
  const findings: string[] = [];
  const context = await browser.newContext({ locale: 'ko-KR', baseURL: url, ...options });
  await context.exposeFunction('ran', () => findings.push(`ran on ${page.url()}`));
  await context.exposeFunction('wasBlocked', (what: string) =>
    findings.push(`blocked ${what} on ${page.url()}`),
  );
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      // Set on the window above.
      (window as unknown as { wasBlocked: (what: string) => void }).wasBlocked(
        `${violatedDirective} ${blockedURI}`,
      ),
    );
  });
  const page = await context.newPage();
  page.on('dialog', (dialog) => {
    findings.push(`a dialog on ${page.url()}`);
    return dialog.dismiss();
  });
  return {
    page,
    findings,
    look: async (path, act) => {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(200);
      await page.waitForFunction(() => document.documentElement.dataset.interactive, null, {
        timeout: 15_000,
      });
      await act?.(page);
      const odd = await oddParts(page);
      findings.push(...odd.map((what) => `${what} on ${path}`));
      countForProof('pages');
    },
  };
}

const oddParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) =>
      [...element.attributes]
        .filter(({ name, value }) => /^on/.test(name) || /^\W*(java|vb)script:/i.test(value))
        .filter(({ name }) => /^on|^(href|src|action|formaction|data)$/.test(name))
        .map(({ name }) => `${element.tagName} ${name}`),
    ),
  );
