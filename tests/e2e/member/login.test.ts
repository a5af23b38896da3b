import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  BUTTONS,
  chooseMember,
  IN_APP,
  isMember,
  openLoginWindow,
  rememberedBy,
  watchAddresses,
  watchCalls,
} from '../../support/browser/logInByChooser.ts';
import { addressOf, axeObjections, demoRecord, visit } from '../../support/browser/visit.ts';

const DONE = '로그인 되었습니다';
const NEW_BROWSER = '새 브라우저에서 로그인 되었습니다';

const shelf = (page: Page) => page.getByRole('heading', { name: '찜 목록' });

/** The codes and tokens that were in addresses. */
const secretsIn = (addresses: string[]) =>
  addresses.flatMap((address) => {
    const query = new URL(address).searchParams;
    const names = ['code', 'access_token', 'refresh_token'];
    return names.flatMap((name) => query.get(name) ?? []);
  });

describe('a login in a separate window', () => {
  // By the others, one test each below.
  it.each(['line', 'apple'] as const)(
    'AUTH-03 CONST-10 AUTH-14 AUTH-15 AUTH-18 AUTH-28 by %s opens the page of members in place',
    async (provider) => {
      const page = await visit('/bookmark');
      await page.evaluate(() => {
        const open = window.open.bind(window);
        window.open = (...options) => {
          document.documentElement.dataset.opened = options[2] ?? '';
          return open(...options);
        };
      });
      const addresses = watchAddresses(page);
      const posts = watchCalls(page, `/member/${provider}/login`);
      const swaps = watchCalls(page, '/auth/session');
      const beside = await openLoginWindow(page, provider);
      const closed = beside.waitForEvent('close');
      await chooseMember(beside);
      await Promise.all([closed, shelf(page).waitFor(), page.getByText(DONE).waitFor()]);

      const opened = await page.evaluate(() => document.documentElement.dataset.opened);
      expect(opened).toBe('width=600,height=600');
      expect(posts()).toBe(provider === 'apple' ? 0 : 1);
      expect(swaps()).toBe(1);
      expect(await isMember(page)).toBe(true);
      expect(addressOf(page)).toBe('/bookmark');
      const secrets = secretsIn(addresses);
      expect(secrets).toHaveLength(provider === 'apple' ? 2 : 1);
      const remembered = await rememberedBy(page);
      for (const secret of secrets) expect(remembered).not.toContain(secret);
    },
  );

  it('AUTH-02 AUTH-15 AUTH-18 AUTH-29 closes the modal, to which axe does not object, over the page where it began', async () => {
    const { id } = await demoRecord<{ id: string }>('clinics?limit=1');
    const page = await visit(`/contents/clinic/${id}`);
    await page.getByRole('button', { name: '찜하기' }).click();
    const modal = page.getByRole('dialog', { name: '로그인' });
    await modal.getByText('로그인이 필요한 서비스 입니다').waitFor();
    expect(await axeObjections(page)).toEqual([]);
    const beside = await openLoginWindow(page, 'kakao');
    await chooseMember(beside);
    await modal.waitFor({ state: 'detached' });
    await page.getByText(DONE).waitFor();
    expect(addressOf(page)).toBe(`/contents/clinic/${id}`);
    expect(await isMember(page)).toBe(true);
  });

  it('MBR-12 is used again for another provider; a new member chooses a nickname first, and the other tabs follow', async () => {
    const page = await visit('/bookmark');
    const other = await page.context().newPage();
    await other.goto('/counsel');
    await other.getByText('로그인이 필요한 페이지 입니다').waitFor();
    const beside = await openLoginWindow(page, 'line');
    const first = beside.url();
    await page.getByRole('button', { name: BUTTONS.kakao }).click();
    await beside.waitForURL((url) => url.href !== first && url.pathname.includes('/choose/'));
    expect(page.context().pages()).toHaveLength(3);
    await chooseMember(beside, 'new');
    await page.waitForURL('**/reset-nickname');
    await page.getByText(DONE).waitFor();
    await other.getByText('로그인이 필요한 페이지 입니다').waitFor({ state: 'detached' });
  });
});

describe('a login in the same window', () => {
  // Which apps count as such: tests/rules/session/inAppBrowser.test.ts.
  it('AUTH-16 AMB-35 AMB-39 in the app of KakaoTalk comes back to where it began', async () => {
    const page = await visit('/bookmark?tabId=event', { userAgent: IN_APP.kakaotalk });
    await page.getByRole('button', { name: BUTTONS.line }).waitFor();
    expect(await page.getByRole('button', { name: BUTTONS.google }).count()).toBe(0);
    await page.getByRole('button', { name: '다른 브라우저에서 열기' }).waitFor();
    const addresses = watchAddresses(page);
    await page.getByRole('button', { name: BUTTONS.line }).click();
    await chooseMember(page);
    await page.getByText(NEW_BROWSER).waitFor();
    await shelf(page).waitFor();
    expect(addressOf(page)).toBe('/bookmark?tabId=event');
    const [code = ''] = secretsIn(addresses);
    expect(await rememberedBy(page)).not.toContain(code);
    expect(page.context().pages()).toHaveLength(1);
  });

  it('AMB-35 AUTH-16 where a window is blocked too, in the language of the page, and says so once', async () => {
    const page = await visit('/bookmark?lang=ja');
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: 'Appleでログイン' }).click();
    await chooseMember(page);
    await page.getByText('新しいブラウザでログインしました').waitFor();
    expect(addressOf(page)).toBe('/bookmark?lang=ja');
    await page.reload();
    await page.getByRole('heading', { name: 'お気に入り' }).waitFor();
    expect(await page.getByText('新しいブラウザでログインしました').count()).toBe(0);
  });

  it('AUTH-09 AUTH-16 API-18 with Naver begins by a link and ends at the start page', async () => {
    const page = await visit('/home');
    await page.goto('/oauth/naver/start');
    await chooseMember(page);
    await page.getByText(NEW_BROWSER).waitFor();
    expect(addressOf(page)).toBe('/home/');
    expect(await isMember(page)).toBe(true);
  });
});
