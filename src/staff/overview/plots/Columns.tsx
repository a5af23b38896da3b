import { depthOf, HEIGHT, type Scale } from './plotScale.ts';

export type Tone = keyof typeof FILLS;

export const FILLS = {
  brand: 'fill-brand',
  info: 'fill-info',
  success: 'fill-success',
  warning: 'fill-warning',
  plain: 'fill-edge',
};

interface ColumnsProps {
  scale: Scale;
  /** The parts of each column from the bottom up, in the order of `tones`. */
  columns: readonly (readonly number[])[];
  tones: readonly Tone[];
}

/** Columns of a week or two would be too wide. */
const FEW = 14;

/** A column for each slot; several parts are stacked. */
export function Columns({ scale, columns, tones }: ColumnsProps) {
  const width = columns.length > FEW ? 0.76 : 0.4;
  return columns.map((parts, slot) =>
    parts.map((amount, place) => {
      const below = parts.slice(0, place).reduce((sum, each) => sum + each, 0);
      const y = depthOf(below + amount, scale);
      return (
        amount > 0 && (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: slots have no id
            key={`${slot} ${place}`}
            x={slot + (1 - width) / 2}
            y={y}
            width={width}
            height={HEIGHT - depthOf(amount, scale)}
            className={FILLS[tones[place] ?? 'plain']}
          />
        )
      );
    }),
  );
}
