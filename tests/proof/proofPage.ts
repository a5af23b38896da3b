import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { type Figure, figureTable } from './figure.ts';

const PAGE = 'docs/proof.md';

const HEAD = `# Proof

Each part is written by its command and by nothing else; no figure is typed by hand. A part says when, where and of
which commit it was measured. What was left out is named with its reason.
`;

export interface Part {
  /** `npm run bench` */
  command: string;
  /** The note of a shortened or lengthened run. */
  extent: string;
  figures: readonly Figure[];
  leftOut: readonly string[];
  /** What was measured, if it was set aside before; else what lies here at the end. */
  commit?: string;
}

/** Replaces the part that the same command wrote before. */
export function writePart(part: Part): void {
  const before = existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : HEAD;
  const others = before.split(/^(?=## )/m).filter((text) => /^## /.test(text));
  const kept = others.filter((text) => !text.startsWith(`${titleOf(part)}\n`));
  const parts = [...kept, describePart(part)].sort().map((text) => text.trim());
  writeFileSync(PAGE, `${[HEAD.trim(), ...parts].join('\n\n')}\n`);
}

/** Whether the command has written its part, at any commit. */
export const isWritten = (command: string): boolean =>
  existsSync(PAGE) && readFileSync(PAGE, 'utf8').includes(`\n${titleOf({ command })}\n`);

const titleOf = ({ command }: Pick<Part, 'command'>) => `## ${command}`;

function describePart(part: Part): string {
  const lines = [
    titleOf(part),
    '',
    `${part.extent}. ${describeMoment(part.commit)}`,
    '',
    figureTable(part.figures),
  ];
  if (part.leftOut.length > 0) {
    lines.push('', 'Left out:', '', ...part.leftOut.map((reason) => `- ${reason}`));
  }
  return lines.join('\n');
}

function describeMoment(commit = currentCommit()): string {
  const [cpu] = cpus();
  const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const memory = `${Math.round(totalmem() / 1024 ** 3)} GB`;
  const machine = `${cpus().length} × ${cpu?.model.trim() ?? 'unknown processor'}, ${memory}, ${platform()} ${arch()}`;
  const [load = 0] = loadavg();
  return `${when}, commit ${commit}, Node ${process.version}, ${machine}, load average ${load.toFixed(1)} at the end.`;
}

export function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
}

/** The same table for the terminal. */
export function printFigures(figures: readonly Figure[], leftOut: readonly string[]): void {
  console.log(`\n${figureTable(figures)}`);
  for (const reason of leftOut) console.log(`LEFT OUT ${reason}`);
}
