import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningServer, startServer } from '../../support/app/server/startServer.ts';
import { signInByButton } from '../../support/browser/signInByButton.ts';
import { addressOf, untilInteractive } from '../../support/browser/visit.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A device with a passkey that the person always confirms. */
async function addAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
}

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ host: 'localhost', env: { LOG_LEVEL: 'warn' } });
});
afterAll(() => server.stop());

it('STF-02 staff add a passkey, sign in with it after the password, and remove it', async () => {
  const page = await signInByButton({ siteUrl: server.url }, 'clinic.two');
  await addAuthenticator(page);
  await page.goto('/console/account');
  await untilInteractive(page);
  await press(page, '패스키 추가');
  await page.getByLabel('패스키 이름').fill('접수대 컴퓨터');
  await press(page, '등록하기');
  await page.getByRole('list', { name: '복구 코드' }).getByRole('listitem').nth(9).waitFor();
  await press(page, '보관했어요');
  await page.getByText('접수대 컴퓨터').waitFor();

  await press(page, '로그아웃');
  await page.getByRole('button', { name: 'clinic.two' }).click();
  await page.getByRole('heading', { level: 1, name: '2단계 인증' }).waitFor();
  expect((await page.request.get('/staff/counsels')).status()).toBe(403);
  await press(page, '패스키로 확인');
  await page.getByRole('heading', { level: 1, name: '상담 목록' }).waitFor();
  expect(addressOf(page)).toBe('/console/counsels');

  await page.goto('/console/account');
  await untilInteractive(page);
  await press(page, '접수대 컴퓨터 삭제');
  await page.getByText('삭제했어요').waitFor();
});
