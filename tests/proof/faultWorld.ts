import type { Cookie, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { startServer } from '../support/app/startServer.ts';
import { logInHere } from '../support/browser/logInHere.ts';
import { openPage } from '../support/browser/openPage.ts';
import { untilAlive } from '../support/browser/visit.ts';
import type { Cell, Fault, Flow } from './cell.ts';

export interface FaultWorld {
  openCell: (flow: Flow, fault: Fault, number: number) => Promise<Cell>;
  stop: () => Promise<void>;
}

/** Messages of the console and of the network are what a fault is made of; an uncaught error is a defect. */
const TOLERATED = [/^console\./, /^request failed/];

/** A server for all cells, and who has logged in there once for all. */
export async function openFaultWorld(): Promise<FaultWorld> {
  const server = await startServer({
    env: { RATE_LIMIT_PER_5_MIN: '1000000', LOG_LEVEL: 'warn' },
  });
  const known = new Map<Flow['who'], Cookie[]>();

  const openCell = async (flow: Flow, fault: Fault, number: number): Promise<Cell> => {
    const page = await openPage({ siteUrl: server.url, toleratedTrouble: TOLERATED });
    // Whoever leaves what is not saved is asked first, and leaves all the same.
    page.on('dialog', (dialog) => void dialog.accept());
    const cookies = known.get(flow.who);
    if (cookies) await page.context().addCookies(cookies);
    // Nothing but a place: who asks the server says where from.
    await page.goto('/robots.txt');
    if (!cookies) await logInAs(page, flow.who);
    known.set(flow.who, await page.context().cookies());
    const text = flow.textOf(number);
    const { id, address } = await flow.prepare(page, text);
    await fault.beforeStart?.(page);
    await page.goto(address);
    await untilAlive(page);
    await flow.opener(page).waitFor();
    return { page, flow, id, text };
  };
  return { openCell, stop: server.stop };
}

export async function logInAs(page: Page, who: Flow['who']): Promise<void> {
  if (who === 'member') return logInHere(page);
  await page.goto('/login');
  await untilAlive(page);
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

/** Presses whatever the screen offers until the form is there, as somebody would who wants to go on. */
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

/** Nothing turns any more. */
export async function untilQuiet({ page }: Cell): Promise<void> {
  const busy = page.locator('[aria-busy="true"], [role="status"]:has(.animate-spin)');
  await expect.poll(() => busy.count(), { timeout: 15_000 }).toBe(0);
}

export const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true });

/** More than one script, a character of two parts, and what a careless program would take for its own. */
const DIFFICULT = '코·鼻 👩🏻‍⚕️ “따옴표” <b>&amp; %_\\ {{x}}';

export const someLine = (number: number) => `${DIFFICULT} ${number}`;
export const someLines = (number: number) => `  ${DIFFICULT}\n\n둘째 줄 ${number} `;
