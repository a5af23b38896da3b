/** What a plot shows: the values of its top and bottom, and those that are named at the side. */
export interface Scale {
  top: number;
  bottom: number;
  /** The values of the grid lines, from top to bottom. */
  ticks: readonly number[];
}

/** From zero to a round number that no value exceeds. Its half is a whole number, too. */
export function countScale(values: readonly (number | null)[]): Scale {
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  if (most === 1) return { top: 1, bottom: 0, ticks: [1, 0] };
  const size = 10 ** Math.floor(Math.log10(most));
  const round = [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * size);
  const top = round.find((each) => each >= most && each % 2 === 0) ?? most;
  return { top, bottom: 0, ticks: [top, top / 2, 0] };
}

export const SHARE_SCALE: Scale = { top: 1, bottom: 0, ticks: [1, 0.5, 0] };
export const RATING_SCALE: Scale = { top: 5, bottom: 1, ticks: [5, 3, 1] };

/** The height of every plot in its own units; the browser stretches it. */
export const HEIGHT = 100;

/** How far below the top a value is. */
export const depthOf = (value: number, { top, bottom }: Scale): number =>
  HEIGHT - ((value - bottom) / (top - bottom)) * HEIGHT;
