const COUNT = 3;

const oneOf = (words: readonly string[]) => words[Math.floor(Math.random() * words.length)] ?? '';
const twoDigits = () => 10 + Math.floor(Math.random() * 90);

/** Three made-up names, e.g. 포근한고양이27. */
export function suggestNames(adjectives: readonly string[], animals: readonly string[]): string[] {
  const names = new Set<string>();
  while (names.size < COUNT) names.add(`${oneOf(adjectives)}${oneOf(animals)}${twoDigits()}`);
  return [...names];
}
