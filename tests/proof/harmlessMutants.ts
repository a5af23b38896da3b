/** A mistake that no test can notice, or that nobody would: it does not count against the part. */
interface HarmlessMutant {
  /** Without its folder, so that it may move. */
  file: string;
  /** What its line contains. */
  code: string;
  /** What stands there instead; any mistake in that line when it is not said. */
  instead?: string;
  why: string;
}

export const HARMLESS: readonly HarmlessMutant[] = [
  {
    file: 'fileAddress.ts',
    code: "?? ''",
    instead: '"Stryker was here!"',
    why: 'split() answers a part at least; the compiler does not know it',
  },
  {
    file: 'visibleRows.ts',
    code: 'if (row > size * 0.9)',
    instead: 'row >= size * 0.9',
    why: 'the lens moves one row earlier, without moving what is seen',
  },
  {
    file: 'visibleRows.ts',
    code: 'if (row < size * 0.1)',
    instead: 'row <= size * 0.1',
    why: 'the lens moves one row earlier, without moving what is seen',
  },
];
