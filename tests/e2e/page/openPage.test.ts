import { expect, it } from 'vitest';
import { openPage } from '../../support/browser/openPage.ts';

it('a page with console messages, failures or foreign requests fails its test', async () => {
  const page = await openPage({
    expectedTrouble: [
      /^console.error: complaint/,
      /^page error: Error: mishap/,
      /^left our site: http:\/\/elsewhere.invalid\/a.png/,
      /^request failed: http:\/\/elsewhere.invalid\/a.png/,
      /ERR_NAME_NOT_RESOLVED/,
    ],
  });
  const failed = page.waitForEvent('requestfailed');
  const mishap = page.waitForEvent('pageerror');
  await page.evaluate(() => {
    console.error('complaint');
    setTimeout(() => {
      throw new Error('mishap');
    });
    document.body.append(Object.assign(new Image(), { src: 'http://elsewhere.invalid/a.png' }));
  });
  await Promise.all([failed, mishap]);
});

it('Korean and Japanese have glyphs of their own', async () => {
  const page = await openPage();
  const widths = await page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const inked = (text: string) => {
      pen?.clearRect(0, 0, 300, 150);
      pen?.fillText(text, 10, 50);
      return pen?.getImageData(0, 0, 300, 150).data.join();
    };
    return { korean: inked('가') !== inked('\uffff'), japanese: inked('あ') !== inked('\uffff') };
  });
  expect(widths).toEqual({ korean: true, japanese: true });
});
