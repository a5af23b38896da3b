import { expect, it } from 'vitest';
import { openPage } from '../../support/browser/openPage.ts';
import { untilInteractive } from '../../support/browser/visit.ts';

it('the service worker starts after the page, caches nothing, and shows a page without a network', async () => {
  const page = await openPage({
    serviceWorker: true,
    expectedTrouble: [/status of 503/],
    toleratedTrouble: [/INTERNET_DISCONNECTED/],
  });
  await page.goto('/home?lang=ja');
  await untilInteractive(page);
  const script = await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    return active?.scriptURL;
  });
  expect(script).toBe(new URL('/sw.js', page.url()).href);
  // The worker passes pages through.
  await page.goto('/contents?lang=ja');
  await untilInteractive(page);

  await page.context().setOffline(true);
  await page.goto('/home?lang=ja');
  await page.getByRole('heading', { name: '接続できませんでした' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'もう一度試す' }).click();
  await untilInteractive(page);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

it('a browser inside another app gets no service worker', async () => {
  const page = await openPage({
    serviceWorker: true,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140 Mobile KAKAOTALK 25.4',
  });
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/home');
  await untilInteractive(page);
  await page.waitForRequest(/serviceWorker-/);
  await page.waitForTimeout(500);
  expect(asked).not.toContain('/sw.js');
});
