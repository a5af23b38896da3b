/** The lines of a text that staff wrote as a list, each once: a repeated line says nothing, and lines are React keys. */
export const linesOf = (text: string): string[] => [
  ...new Set(text.split('\n').filter((line) => line.trim() !== '')),
];
