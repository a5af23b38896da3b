import { depthOf, type Scale } from './plotScale.ts';

interface LineProps {
  scale: Scale;
  /** Null: there is no value, and the line is broken. */
  values: readonly (number | null)[];
}

/** A dot for each value, and a line through those that follow each other. */
export function Line({ scale, values }: LineProps) {
  const at = (value: number, slot: number) => `${slot + 0.5} ${depthOf(value, scale)}`;
  const steps = values.map((value, slot) => {
    if (value === null) return '';
    const isFollowing = (values[slot - 1] ?? null) !== null;
    return `${isFollowing ? 'L' : 'M'} ${at(value, slot)}`;
  });
  // A line of no length with round ends is a dot, also in a stretched picture.
  const dots = values.map((value, slot) => (value === null ? '' : `M ${at(value, slot)} h 0`));
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round" className="stroke-brand">
      <path d={steps.join(' ')} strokeWidth={2} vectorEffect="non-scaling-stroke" />
      <path d={dots.join(' ')} strokeWidth={7} vectorEffect="non-scaling-stroke" />
    </g>
  );
}
