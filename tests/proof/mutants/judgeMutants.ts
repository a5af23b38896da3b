import type { Figure } from '../figure.ts';
import { HARMLESS } from './harmlessMutants.ts';
import type { Mutant } from './runMutants.ts';

export interface JudgedMutants {
  figure: Figure;
  leftOut: string[];
  /** One text for each mistake that no test notices. */
  unnoticed: string[];
  isHeld: boolean;
}

/** Noticed / all but the harmless ones, in percent. */
export function judgeMutants(mutants: readonly Mutant[], atLeast: number): JudgedMutants {
  const count = (...states: string[]) =>
    mutants.filter(({ status }) => states.includes(status)).length;
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const survived = missed.filter((mutant) => !isHarmless(mutant));
  // A RuntimeError is a failure before the first test of a file.
  const noticed = count('Killed', 'Timeout', 'RuntimeError');
  const all = noticed + survived.length;
  const value = all === 0 ? Number.NaN : Math.floor((1_000 * noticed) / all) / 10;
  const harmless = missed.length - survived.length;
  return {
    figure: {
      name: 'planted mistakes that a test notices',
      value,
      unit: '%',
      aim: { atLeast },
      detail: `killed ${noticed} of ${all}, ${count('Timeout')} of them by never ending; survived ${survived.length}; named as harmless ${harmless}`,
    },
    leftOut: [
      ...told(count('Ignored'), 'mistakes in what runs once, when a module is loaded'),
      ...told(count('CompileError'), 'mistakes that could not run at all'),
    ],
    unnoticed: survived.map(describe),
    isHeld: value >= atLeast,
  };
}

const told = (count: number, what: string) => (count > 0 ? [`${count} ${what}`] : []);

const isHarmless = (mutant: Mutant) =>
  (HARMLESS[mutant.file.split('/').at(-1) ?? ''] ?? []).some(
    ([code, instead]) =>
      mutant.code.includes(code) && (instead === null || instead === mutant.instead),
  );

const describe = ({ file, line, column, code, kind, instead, status }: Mutant) =>
  `${status} ${file}:${line}:${column} ${kind}\n    ${code}\n    → ${instead.replaceAll('\n', ' ')}`;
