import { type APIResponse, type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import { numberFromEnv } from '../../support/app/proof.ts';
import { chooseName } from '../../support/browser/conversationMember.ts';
import { logInHere } from '../../support/browser/logInHere.ts';
import { testSite } from '../../support/browser/openPage.ts';
import { untilInteractive } from '../../support/browser/visit.ts';
import { openSweep, type Sweep } from './openSweep.ts';
import { PAYLOADS } from './payloads.ts';

const payloads = PAYLOADS.slice(0, numberFromEnv('XSS_PAYLOADS', PAYLOADS.length));

let browser: Browser;
let member: Sweep;
let desk: Sweep;
/** A counsel whose thread has every text from both sides, and others with the texts around it. */
let thread: string;
let others: string[] = [];

beforeAll(async () => {
  const { siteUrl, browserEndpoint } = testSite();
  browser = await chromium.connect(browserEndpoint);
  member = await openSweep(browser, siteUrl);
  await logInHere(member.page, 'new');
  await member.page.goto('/home');
  await untilInteractive(member.page);
  await chooseName(member.page, `글${Date.now() % 1_000_000}`);
  desk = await openSweep(browser, siteUrl, { viewport: { width: 1_280, height: 900 } });
  await desk.page.goto('/login');
  await untilInteractive(desk.page);
  await desk.page.getByRole('button', { name: 'clinic.one' }).click();
  await desk.page.getByRole('heading', { level: 1, name: '상담 목록' }).waitFor();
  const { data: account } = await (await desk.page.request.get('/auth/my-info')).json();
  await agree(account.clinic_id);
  thread = await book(account.clinic_id, payloads[0] ?? '');
  for (const payload of payloads) {
    await taken(post(member.page, `/member/counsels/${thread}/messages`, { text: payload }));
    await taken(post(desk.page, `/staff/counsels/${thread}/messages`, { text: payload }));
    const template = { name: payload.slice(0, 40), text: payload, textJa: payload };
    await taken(post(desk.page, '/staff/templates', template));
  }
  others = await bookOthers(account.clinic_id);
}, 300_000);
afterAll(() => browser.close());

const originOf = (page: Page) => ({ Origin: new URL(page.url()).origin });
const post = (page: Page, path: string, data: object) =>
  page.request.post(path, { data, headers: originOf(page) });

const change = (page: Page, path: string, data: object) =>
  page.request.patch(path, { data, headers: originOf(page) });

async function taken(asked: Promise<APIResponse>): Promise<APIResponse> {
  const answer = await asked;
  expect(answer.status(), await answer.text()).toBe(200);
  return answer;
}

async function agree(clinic_id: string): Promise<void> {
  const consent = { clinic_id, purposes: CONSENT_PURPOSES, version: CONSENT_VERSION };
  await taken(post(member.page, '/member/consents', { ...consent, language: 'ko' }));
}

async function book(clinic_id: string, payload: string): Promise<string> {
  const answer = await taken(
    post(member.page, '/member/counsels', {
      clinic_id,
      sourceType: 'CLINIC',
      sourceId: clinic_id,
      content: payload,
      details: { contact: { by: 'LINE', address: payload.slice(0, 40) } },
    }),
  );
  return (await answer.json()).data.id;
}

/** A few: text, details, note of staff, and the reason of a cancellation. */
async function bookOthers(clinicId: string): Promise<string[]> {
  const ids: string[] = [];
  for (const payload of payloads.slice(0, 8)) {
    const id = await book(clinicId, payload);
    const cancel = { state: 'CANCELED', reason: payload };
    await taken(change(desk.page, `/staff/counsels/${id}`, { version: 1, note: payload }));
    await taken(change(member.page, `/member/counsels/${id}`, cancel));
    ids.push(id);
  }
  return ids;
}

const unfold = async (page: Page) => {
  await page
    .getByRole('button', { name: /^이전 내용 \d+개 보기$|^以前の内容\d+件を見る$/ })
    .click();
};

it('T21 no hostile text of a conversation runs on the pages of its member', async () => {
  for (const language of ['ko', 'ja']) {
    const look = (path: string, act?: typeof unfold) =>
      member.look(`${path}?lang=${language}`, act);
    await look('/counsel');
    await look('/notices');
    await look(`/counsel/${thread}`, payloads.length > 10 ? unfold : undefined);
    for (const id of others) await look(`/counsel/${id}`);
    expect(new URL(member.page.url()).pathname).toBe(`/counsel/${others.at(-1)}`);
  }
  expect(member.findings).toEqual([]);
});

it('T21 no hostile text of a conversation runs in the console', async () => {
  await desk.look('/console/counsels');
  await desk.look('/console/calendar');
  await desk.look(`/console/counsels/${thread}`, async (page) => {
    if (payloads.length > 10) await unfold(page);
    await page.getByRole('button', { name: '자주 쓰는 문구' }).click();
    await page.getByRole('button', { name: /넣기$/ }).first().waitFor();
  });
  for (const id of others) await desk.look(`/console/counsels/${id}`);
  expect(desk.findings).toEqual([]);
});
