import { d, path } from './svg.ts';

/** A star with four points. */
export const drawSparkle = (x: number, y: number, r: number, fill: string) => {
  const near = r * 0.16;
  return path(
    d`M${x} ${y - r}Q${x + near} ${y - near} ${x + r} ${y}Q${x + near} ${y + near} ${x} ${y + r}Q${x - near} ${y + near} ${x - r} ${y}Q${x - near} ${y - near} ${x} ${y - r}Z`,
    fill,
  );
};
