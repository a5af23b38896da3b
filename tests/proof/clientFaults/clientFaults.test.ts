import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { countForProof, numberFromEnv } from '../../support/app/proof.ts';
import { untilInteractive } from '../../support/browser/visit.ts';
import { BROWSE_FLOWS } from './browseFlows.ts';
import type { Cell, Fault } from './cell.ts';
import { FAULTS } from './clientFaults.ts';
import { type FaultWorld, openFaultWorld, reachForm, untilQuiet } from './faultWorld.ts';
import { MEMBER_FLOWS } from './memberFlows.ts';
import { REVIEW_FLOWS } from './reviewFlows.ts';
import { STAFF_FLOWS } from './staffFlows.ts';

const FLOWS = [...MEMBER_FLOWS, ...REVIEW_FLOWS, ...BROWSE_FLOWS, ...STAFF_FLOWS];
/** A short run takes one of so many cells, spread over all flows and all faults. */
const every = numberFromEnv('CELLS_EVERY', 1);

let world: FaultWorld;
beforeAll(async () => {
  world = await openFaultWorld();
}, 120_000);
afterAll(() => world.stop());

describe.each(FLOWS.map((flow, row) => ({ name: flow.name, flow, row })))(
  '$name',
  ({ flow, row }) => {
    const cells = FAULTS.map((fault, column) => ({ name: fault.name, fault, column }));
    const chosen = cells.filter(({ column }) => (row + column) % every === 0);

    it.each(chosen)(
      'C18 happens once, and nothing typed is lost: $name',
      async ({ fault, column }) => {
        const cell = await world.openCell(flow, fault, row * FAULTS.length + column);
        if (fault.strikes === 'at the start') await meetAtTheStart(cell, fault);
        else await meetInTheForm(cell, fault);
        await flow.send(cell.page);
        await flow.done(cell.page).first().waitFor();
        await untilQuiet(cell);
        await expect.poll(() => flow.effects(cell.page, cell)).toBe(1);
        countForProof('cells');
      },
    );
  },
);

async function meetAtTheStart(cell: Cell, fault: Fault): Promise<void> {
  const { page, flow, text } = cell;
  await fault.begin(cell);
  if (fault.sorry) {
    await flow.opener(page).click();
    await page.getByText(fault.sorry).first().waitFor();
    await fault.end(cell);
  }
  await reachForm(cell);
  await flow.write(page, text);
  expect(await flow.written(page)).toBe(text);
}

async function meetInTheForm(cell: Cell, fault: Fault): Promise<void> {
  const { page, flow, text } = cell;
  await reachForm(cell);
  const place = await writeAndPress(cell, fault);
  const isShownAsDone = flow.isOptimistic && fault.isPending;
  if (!isShownAsDone) await beTold(cell, fault);
  await fault.end(cell);
  if (isShownAsDone) await beTold(cell, fault);
  if (fault.leadsAway) {
    await page.goto(place);
    await untilInteractive(page);
    await reachForm(cell);
  } else {
    await untilQuiet(cell);
  }
  await expect.poll(() => flow.written(page)).toBe(text);
}

/** Returns the address of the form. */
async function writeAndPress(cell: Cell, fault: Fault): Promise<string> {
  const { page, flow, text } = cell;
  if (flow.isSentByTyping && !fault.press) {
    await fault.begin(cell);
    await flow.write(page, text);
    return page.url();
  }
  await flow.write(page, text);
  const place = page.url();
  await fault.begin(cell);
  await (fault.press?.(cell) ?? flow.send(page));
  return place;
}

/** With an understandable message, within a reasonable time. */
async function beTold({ page, flow }: Cell, { sorry, leadsAway }: Fault): Promise<void> {
  const said = flow.sorry(page);
  const told = (sorry ? said.or(page.getByText(sorry)) : said).first();
  if (flow.isPublic && leadsAway) await told.or(flow.done(page)).first().waitFor();
  else await told.waitFor();
}
