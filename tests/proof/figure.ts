/** One measured value with its aim; the same form in every proof. */
export interface Figure {
  name: string;
  value: number;
  /** Empty for ratios and counts. */
  unit: string;
  aim: Aim;
  /** Details: both sides of a ratio, the number of measurements, the worst value. */
  detail: string;
}

type Aim = { atMost: number } | { atLeast: number };

/** A value that could not be measured does not count as held. */
export const isHeld = ({ value, aim }: Figure) =>
  'atMost' in aim ? value <= aim.atMost : value >= aim.atLeast;

export const verdict = (figure: Figure) => (isHeld(figure) ? 'held' : 'MISSED');

export function figureTable(figures: readonly Figure[]): string {
  return table([
    ['Figure', 'Measured', 'Aim', 'Result', 'How'],
    ...figures.map((figure) => [
      figure.name,
      withUnit(figure.value, figure.unit),
      describeAim(figure),
      verdict(figure),
      figure.detail,
    ]),
  ]);
}

function describeAim({ aim, unit }: Figure): string {
  return 'atMost' in aim ? `≤ ${withUnit(aim.atMost, unit)}` : `≥ ${withUnit(aim.atLeast, unit)}`;
}

function withUnit(value: number, unit: string): string {
  const digits = Number.isInteger(value) ? 0 : 2;
  const number = value.toLocaleString('en', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return unit === '' ? number : `${number} ${unit}`;
}

function table([head = [], ...rows]: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
