import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser/openPage.ts';
import { untilInteractive, watchApi } from '../../support/browser/visit.ts';

describe('pages rendered by the server', () => {
  it('GLB-02 FOOT-01 /home shows popular reviews and the footer without JavaScript', async () => {
    const page = await openPage({ javaScript: false });
    await page.goto('/home');
    expect(await page.getByRole('heading', { name: '인기 리뷰' }).isVisible()).toBe(true);
    expect(await page.getByRole('article').count()).toBe(10);
    expect(await page.getByRole('contentinfo').getByText('사업자등록번호').count()).toBe(1);
  });

  it.each(['/home', '/contents/clinic/first', '/liff/home?lang=ja', '/liff/?lang=ja'])(
    '%s hydrates without a console message and without more calls',
    async (address) => {
      const page = await openPage();
      const calls = watchApi(page);
      await page.goto(address === '/contents/clinic/first' ? await firstClinic(page) : address);
      calls.length = 0;
      await untilInteractive(page);
      await page.waitForLoadState('networkidle');
      expect(calls).toEqual([]);
    },
  );

  it('GLB-01 / leads to /home/, and Back leaves it', async () => {
    const page = await openPage();
    await page.goto('/home?lang=ja');
    await page.goto('/');
    expect(new URL(page.url()).pathname).toBe('/home/');
    await page.goBack();
    await page.waitForURL('**/home?lang=ja');
  });

  it('an unknown address is a real 404 inside the frame', async () => {
    const page = await openPage({ expectedTrouble: [/404/] });
    const answer = await page.goto('/no-such-page');
    expect(answer?.status()).toBe(404);
    await page.getByText('페이지를 찾을 수 없습니다').waitFor();
    expect(await page.getByRole('navigation', { name: '주 메뉴' }).isVisible()).toBe(true);
  });

  it('a missing clinic is a real 404, and is not requested again', async () => {
    const page = await openPage({ expectedTrouble: [/404/] });
    const calls = watchApi(page);
    const answer = await page.goto('/contents/clinic/00000000-0000-7000-8000-000000000000');
    expect(answer?.status()).toBe(404);
    await untilInteractive(page);
    await page.waitForLoadState('networkidle');
    expect(await page.getByText('페이지를 찾을 수 없습니다').isVisible()).toBe(true);
    expect(calls).toEqual([]);
  });

  it('deep links below /liff/ render the same screens', async () => {
    const page = await openPage();
    await page.goto('/liff/home');
    await page.getByRole('heading', { name: '인기 리뷰' }).waitFor();
    await page.getByRole('link', { name: '둘러보기' }).waitFor();
    expect(await page.getByRole('link', { name: '홈' }).getAttribute('href')).toBe('/liff/home');
  });
});

async function firstClinic(page: Page): Promise<string> {
  const answer = await page.request.get('/public/clinics?limit=1');
  const { data } = (await answer.json()) as { data: { id: string }[] };
  return `/contents/clinic/${data[0]?.id}`;
}
