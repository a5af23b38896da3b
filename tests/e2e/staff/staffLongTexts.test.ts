import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { signInByCall } from '../../support/app/signInByCall.ts';
import { logInHere } from '../../support/browser/logInHere.ts';
import { openPage, testSite } from '../../support/browser/openPage.ts';
import { untilInteractive } from '../../support/browser/visit.ts';
import { widthsTooNarrow } from '../../support/browser/widths.ts';

/** The text has no place for a line break. */
const unbroken = (length: number) => 'W'.repeat(length);

/** The longest name that a member may have. Each exists once. */
async function takeLongName(page: Page): Promise<void> {
  await logInHere(page, 'new');
  const { data: member } = await (await page.request.get('/member/my-info')).json();
  const nickname = `${unbroken(37)}${Date.now()}`;
  const headers = { Origin: testSite().siteUrl };
  const answer = await page.request.patch(`/member/${member.id}`, { data: { nickname }, headers });
  expect(answer.ok()).toBe(true);
}

async function makeLongAccount(siteUrl: string): Promise<void> {
  const user_id = `${unbroken(51).toLowerCase()}${Date.now()}`;
  const body = { user_id, password: '0'.repeat(64), role: 'OPERATOR', clinic_id: null };
  const headers = {
    ...(await signInByCall(siteUrl)),
    'Idempotency-Key': `long-texts-account-${Date.now()}`,
  };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  const made = await fetch(`${siteUrl}/staff/people`, sent);
  expect(made.status, await made.text()).toBeLessThan(300);
}

async function signInAsOperator(page: Page): Promise<void> {
  await page.goto('/login');
  await untilInteractive(page);
  await page.getByRole('button', { name: 'operator' }).click();
  await page.waitForURL(/\/console/);
}

describe('the longest texts in the console', () => {
  it('AMB-51 do not widen the page of people', async () => {
    const page = await openPage();
    await takeLongName(page);
    await makeLongAccount(testSite().siteUrl);
    await signInAsOperator(page);
    for (const part of ['members', 'accounts', 'audit']) {
      await page.goto(`/console/people?part=${part}`);
      await untilInteractive(page);
      await page.locator('main li').first().waitFor();
      expect(await widthsTooNarrow(page), part).toEqual([]);
    }
  });

  it('do not widen the page of a counsel, where the next counsel has a line', async () => {
    const page = await openPage();
    await signInAsOperator(page);
    await page.goto('/console/counsels');
    await untilInteractive(page);
    await page.locator('main li a').first().click();
    await page.getByRole('link', { name: /^다음 상담/ }).waitFor();
    expect(await widthsTooNarrow(page)).toEqual([]);
  });
});
