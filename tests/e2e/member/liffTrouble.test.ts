import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLOURS } from '../../support/browser/looks.ts';
import { openInLine, type PageInLine } from '../../support/browser/openInLine.ts';
import { addressOf, axeObjections } from '../../support/browser/visit.ts';
import { type LineServer, startLineServer } from '../../support/fakes/lineServer.ts';

let line: LineServer;
beforeAll(async () => {
  line = await startLineServer();
}, 120_000);
afterAll(() => line.stop());

const TITLE = { ko: '라인이 응답하지 않아요', ja: 'LINEから応答がありません' };
const expectedTrouble = [/The app could not be prepared/];
const JAPANESE = { appLanguage: 'ja-JP', locale: 'ja-JP' } as const;
const DEADLINE_MS = 8_000;
const silent = { state: { silent: /verify/ }, expectedTrouble };

async function openWhileLineIsSilent(path: string, options = {}): Promise<PageInLine> {
  const opened = await openInLine(line, { ...silent, ...options });
  const { page, open } = opened;
  await page.clock.install();
  const asked = page.waitForRequest(/verify/);
  await open(path);
  await asked;
  await page.clock.fastForward(DEADLINE_MS);
  return opened;
}

describe('when LINE does not answer', () => {
  it('a screen says so in time, in the language of the app', async () => {
    const { page } = await openWhileLineIsSilent('/search', JAPANESE);
    await page.getByRole('heading', { name: TITLE.ja }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('ja');
    expect(await page.getByRole('button').allTextContents()).toEqual([
      'もう一度試す',
      'ログインせずに見る',
      '別のブラウザで開く',
    ]);
  });

  it.each(COLOURS)(
    'a language in the link has priority, and axe objects to nothing in %s colours',
    async (colorScheme) => {
      const options = { ...JAPANESE, width: 360, colorScheme };
      const { page } = await openWhileLineIsSilent('/search?lang=ko', options);
      await page.getByRole('heading', { name: TITLE.ko }).waitFor();
      expect(await axeObjections(page)).toEqual([]);
    },
  );

  it('the page of the server is shown, and nothing is said before the time is up', async () => {
    const { page, state, open } = await openInLine(line, { state: { silent: /verify/ } });
    const start = Date.now();
    await page.clock.install({ time: start });
    const asked = page.waitForRequest(/verify/);
    await open('/search');
    await asked;
    // Stops the clock one millisecond before the deadline.
    await page.clock.pauseAt(start + DEADLINE_MS - 1);
    expect(state.asked).not.toEqual([]);
    expect(await page.getByRole('heading').allTextContents()).toEqual(['통합검색']);
  });

  it('the visitor is a guest on the intended page, no token stays in the address, and the LINE button tries the start with LINE once more', async () => {
    const { page, state } = await openWhileLineIsSilent('/bookmark?tabId=event');
    await page.getByRole('button', { name: '로그인 없이 둘러보기' }).click();
    const login = page.getByRole('main').getByRole('button', { name: '라인으로 로그인' });
    await login.waitFor();
    expect(addressOf(page)).toBe('/liff/bookmark?tabId=event');
    expect(new URL(page.url()).hash).toBe('');
    await page.getByRole('link', { name: '둘러보기' }).click();
    await page.waitForURL('**/liff/contents');
    await page.goBack();
    delete state.silent;
    await login.click();
    await page.getByText('라인 앱에서 로그인 되었습니다.').waitFor();
  });

  it('the visitor is a guest also if the screen itself does not load', async () => {
    const { page, state, open } = await openInLine(line, {
      ...silent,
      expectedTrouble: [...expectedTrouble, /There is no screen to say so/, /ERR_FAILED/],
    });
    await page.route('**/startAnyway-*.js', (route) => route.abort());
    await page.clock.install();
    const asked = page.waitForRequest(/verify/);
    await open('/search?q=모');
    await asked;
    await page.clock.fastForward(DEADLINE_MS);
    await page.getByRole('heading', { name: '통합검색' }).waitFor();
    expect(addressOf(page)).toBe('/liff/search?q=모');
    expect([state.asked.length, new URL(page.url()).hash]).toEqual([1, '']);
  });

  it("the page opens in the phone's browser, without the parameters of LINE; another try leads to the page, logged in", async () => {
    const { page, state } = await openWhileLineIsSilent('/search?q=모');
    const [outside] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: '다른 브라우저에서 열기' }).click(),
    ]);
    await outside.waitForURL('**/search?**');
    const { pathname, searchParams, hash } = new URL(outside.url());
    // The parameter is how the SDK tells the LINE app of an iPhone to leave.
    expect([pathname, searchParams.get('q'), hash]).toEqual(['/search', '모', '']);
    expect([...searchParams.keys()].sort()).toEqual(['is_liff_external_open_window', 'q']);

    delete state.silent;
    await page.getByRole('button', { name: '다시 시도' }).click();
    await page.getByText('라인 앱에서 로그인 되었습니다.').waitFor();
    expect(addressOf(page)).toBe('/liff/search?q=모');
  });
});

describe('an expired ID token', () => {
  const runOut = () => line.idToken({ exp: Math.floor(Date.now() / 1_000) - 60 });

  it('is renewed before the app starts, and again for a visitor who declined the first time; the link still leads to its page', async () => {
    const options = { idToken: await runOut(), state: { declines: true }, expectedTrouble };
    const { page, state, open } = await openInLine(line, options);
    const renewals = () => state.asked.filter((path) => path.includes('/authorize')).length;
    await open('/search?q=모');
    await page.getByRole('heading', { name: TITLE.ko }).waitFor();
    expect(renewals()).toBe(1);
    delete state.declines;
    await page.getByRole('button', { name: '다시 시도' }).click();
    await page.getByText('라인 앱에서 로그인 되었습니다.').waitFor();
    expect(addressOf(page)).toBe('/liff/search?q=모');
    expect(renewals()).toBe(2);
  });

  it('is not renewed endlessly', async () => {
    const idToken = await runOut();
    const { page, state, open } = await openInLine(line, { idToken, expectedTrouble });
    await page.addInitScript(() => sessionStorage.setItem('line-app-login renewed', 'yes'));
    await open('/search');
    await page.getByRole('heading', { name: TITLE.ko }).waitFor();
    expect(state.asked.filter((path) => path.includes('/authorize'))).toHaveLength(0);
  });
});
