import type { Page } from 'playwright';
import type { DEMO_STAFF } from '../../../server/demo/data/demoStaff.ts';
import { totpCode } from '../../../server/domain/secondFactor/totpCodes.ts';
import { ENROLMENT_CODE } from '../app/server/startInstalled.ts';
import { openPage, type PageOptions } from './openPage.ts';
import { untilInteractive } from './visit.ts';

/** The console of a real installation in a separate browser. An operator may not be without a second factor. */
export async function signInInstalled(
  { userId, password, role }: (typeof DEMO_STAFF)[number],
  options: PageOptions,
): Promise<Page> {
  const page = await openPage({ width: 1_280, height: 900, ...options });
  await page.goto('/login');
  await untilInteractive(page);
  await page.getByLabel('아이디').fill(userId);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await press(page, '로그인');
  if (role === 'OPERATOR') await addAuthenticatorApp(page);
  await page.getByRole('heading', { level: 1, name: '상담 목록' }).waitFor();
  return page;
}

async function addAuthenticatorApp(page: Page): Promise<void> {
  await page.getByLabel('등록 코드').fill(ENROLMENT_CODE);
  await press(page, '확인');
  await page.getByRole('button', { name: '휴대폰 인증 앱' }).click();
  const secret = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const code = totpCode((secret ?? '').replaceAll(' ', ''), Math.floor(Date.now() / 30_000));
  await page.getByLabel('인증 앱의 코드').fill(code);
  await press(page, '등록하기');
  await press(page, '보관했어요');
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
