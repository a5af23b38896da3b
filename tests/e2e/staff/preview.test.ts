import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser/openPage.ts';
import { untilInteractive, watchApi } from '../../support/browser/visit.ts';

const KEY = 'tempClinicInfo';

const keep = (page: Page, key: string, json: string) =>
  page.evaluate(([name = '', value = '']) => localStorage.setItem(name, value), [key, json]);

describe('the preview of a clinic', () => {
  it('CLN-02 GEN-11 STATE-02 STATE-04 AMB-100 starts empty and follows an editor in another tab', async () => {
    const page = await openPage();
    const calls = watchApi(page);
    const answer = await page.goto('/contents/clinic/pv');
    expect(answer?.status()).toBe(200);
    await untilInteractive(page);
    expect(await page.getByText('미리보기', { exact: true }).isVisible()).toBe(true);
    expect(await page.getByRole('main').textContent()).toBe('');

    const editor = await page.context().newPage();
    await editor.goto('/robots.txt');
    for (const text of ['처음', '나중']) {
      await keep(editor, KEY, JSON.stringify({ name: text, title: text }));
      await page.getByRole('heading', { level: 1, name: text }).waitFor({ timeout: 5_000 });
    }
    expect(calls).toEqual([]);
  });

  it('T22 hostile data run nothing and show nothing', async () => {
    const page = await openPage();
    const calls = watchApi(page);
    await page.goto('/home');
    const attack = '<img src=x onerror="window.wasRun=1"><script>window.wasRun=1</script>';
    const texts = JSON.stringify({ name: attack, title: attack, content: attack });
    for (const json of [
      '{"__proto__":{"name":"a","title":"a"}}',
      '{"name":{"toString":1},"title":7}',
      `{"name":"${'a'.repeat(2_000_000)}"}`,
      texts,
    ]) {
      await keep(page, KEY, json);
      await page.goto('/contents/clinic/pv');
      await untilInteractive(page);
      const title = page.getByRole('heading', { level: 1 });
      if (json === texts) await title.waitFor();
      else expect(await title.count()).toBe(0);
      expect(await page.evaluate(() => Object.hasOwn(window, 'wasRun'))).toBe(false);
    }
    expect(calls).toEqual([]);
  });
});
