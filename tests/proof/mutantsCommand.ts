import { judgeMutants } from './mutants/judgeMutants.ts';
import { MUTANT_PARTS, type MutantPart } from './mutants/mutantParts.ts';
import { runMutants } from './mutants/runMutants.ts';
import { currentCommit, isWritten, printFigures, writePart } from './proofPage.ts';

const LEAST_PERCENT = 90;

/**
 * `npm run mutants`: puts one wrong expression after the other into a part and asks whether a test notices.
 * `npm run mutants -- lib session` runs two parts, `--again` only what was edited since. Each writes its own
 * paragraph of docs/proof.md.
 */
const isAgain = process.argv.includes('--again');
const names = process.argv.slice(2).filter((word) => word !== '--again');
const unknown = names.filter((name) => !(name in MUTANT_PARTS));
if (unknown.length > 0) {
  console.error(`No part ${unknown.join(', ')}; there are ${Object.keys(MUTANT_PARTS).join(', ')}`);
  process.exit(2);
}

let isProven = true;
for (const [name, part] of Object.entries(MUTANT_PARTS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  if (!(await provePart(name, part))) isProven = false;
  writeOverview();
}
process.exit(isProven ? 0 : 1);

async function provePart(name: string, part: MutantPart): Promise<boolean> {
  const commit = currentCommit();
  const { mutants, missing } = await runMutants(name, part, isAgain);
  const { figure, leftOut: ignored, unnoticed, isHeld } = judgeMutants(mutants, LEAST_PERCENT);
  const leftOut = [...ignored, ...missing.map((pattern) => `${pattern}: nothing there that runs`)];
  for (const line of unnoticed) console.log(line);
  printFigures([figure], leftOut);
  writePart({
    command: commandOf(name),
    extent: isAgain ? `${part.what}: edits since the run before` : part.what,
    figures: [figure],
    leftOut,
    commit,
  });
  return isHeld;
}

/** Parts with a paragraph: those that were not run keep theirs. */
function writeOverview(): void {
  const parts = Object.keys(MUTANT_PARTS);
  const missing = parts.filter((name) => !isWritten(commandOf(name)));
  const figure = {
    name: 'parts that have run, each with a paragraph and a commit of its own',
    value: parts.length - missing.length,
    unit: '',
    aim: { atLeast: parts.length },
    detail: missing.length > 0 ? `not yet: ${missing.join(', ')}` : 'all of them',
  };
  writePart({ command: 'npm run mutants', extent: 'All parts', figures: [figure], leftOut: [] });
}

function commandOf(name: string): string {
  return `npm run mutants -- ${name}`;
}
