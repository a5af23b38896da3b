/** The lines of a list that staff wrote, without repetitions: a line is also its React key. */
export const linesOf = (text: string): string[] => [
  ...new Set(text.split('\n').filter((line) => line.trim() !== '')),
];
