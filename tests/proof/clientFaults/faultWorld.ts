import type { Cookie, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import type { Member } from '../../../contract/member.ts';
import { startServer } from '../../support/app/server/startServer.ts';
import { logInHere } from '../../support/browser/logInHere.ts';
import { openPage } from '../../support/browser/openPage.ts';
import { untilInteractive } from '../../support/browser/visit.ts';
import type { Cell, Fault, Flow } from './cell.ts';

export interface FaultWorld {
  openCell: (flow: Flow, fault: Fault, number: number) => Promise<Cell>;
  stop: () => Promise<void>;
}

/** Messages of the console and the network belong to a fault; an uncaught error is a defect. */
const TOLERATED = [/^console\./, /^request failed/];

/** One server for all cells. The operator signs in once. */
export async function openFaultWorld(): Promise<FaultWorld> {
  const server = await startServer({
    env: { RATE_LIMIT_PER_5_MIN: '1000000', LOG_LEVEL: 'warn' },
  });
  let operator: Cookie[] | undefined;
  let members = 0;

  const openCell = async (flow: Flow, fault: Fault, number: number): Promise<Cell> => {
    const page = await openPage({ siteUrl: server.url, toleratedTrouble: TOLERATED });
    // Accepts the browser's question about unsaved edits.
    page.on('dialog', (dialog) => void dialog.accept());
    // Calls beside the page need an origin. This page runs no script.
    await page.goto('/robots.txt');
    if (flow.who === 'member') {
      members += 1;
      await logInAsNewMember(page, members);
    } else {
      if (operator) await page.context().addCookies(operator);
      else await logInAsOperator(page);
      operator = await page.context().cookies();
    }
    const cookies = await page.context().cookies();
    const text = flow.textOf(number);
    const { id, address } = await flow.prepare(page, text);
    await fault.beforeStart?.(page);
    await page.goto(address);
    await untilInteractive(page);
    await flow.opener(page).waitFor();
    return { page, flow, id, text, cookies };
  };
  return { openCell, stop: server.stop };
}

/** Each cell has its own member, because 120 cells exceed the daily limits of one. */
async function logInAsNewMember(page: Page, number: number): Promise<void> {
  await logInHere(page, 'new');
  const { id } = await ask<Member>(page, 'GET', '/member/my-info');
  await ask(page, 'PATCH', `/member/${id}`, { nickname: `고치는사람${number}` });
}

async function logInAsOperator(page: Page): Promise<void> {
  await page.goto('/login');
  await untilInteractive(page);
  await page.getByRole('button', { name: 'operator' }).click();
  await page.waitForURL('**/console/**');
}

/** Asks the server beside the page: no fault of the page is in the way. */
export async function ask<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
): Promise<T> {
  const origin = new URL(page.url()).origin;
  const answer = await page.request.fetch(path, { method, headers: { origin }, data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

/** Presses the offered controls until the form is there, as a person would. */
export async function reachForm({ page, flow }: Cell): Promise<void> {
  const form = flow.field(page);
  const offered = page.getByRole('button', { name: '다시 시도' }).or(flow.opener(page)).first();
  for (let presses = 0; presses < 5 && !(await form.isVisible()); presses += 1) {
    await form.or(offered).first().waitFor();
    if (await form.isVisible()) return;
    await offered.click({ timeout: 5_000 }).catch(() => undefined);
    await form.waitFor({ timeout: 5_000 }).catch(() => undefined);
  }
  await form.waitFor();
}

/** No loading indicator is visible any more. */
export async function untilQuiet({ page }: Cell): Promise<void> {
  const busy = page.locator('[aria-busy="true"], [role="status"]:has(.animate-spin)');
  await expect.poll(() => busy.count(), { timeout: 15_000 }).toBe(0);
}

export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });

/** Several scripts, a character of two code units, and characters with a meaning in SQL and HTML. */
const DIFFICULT = '코·鼻 👩🏻‍⚕️ “따옴표” <b>&amp; %_\\ {{x}}';

export const someLine = (number: number) => `${DIFFICULT} ${number}`;
export const someLines = (number: number) => `  ${DIFFICULT}\n\n둘째 줄 ${number} `;
