import type { Random } from '../../../server/demo/generate/lib/random.ts';

/** The possible values of each parameter; undefined means that it is absent. */
export type Choices = Readonly<Record<string, readonly (string | undefined)[]>>;
export type Combination = Record<string, string | undefined>;

/** Combinations in which every value of every parameter meets every value of every other one; then random ones. */
export function pairwise(choices: Choices, count: number, random: Random): Combination[] {
  const names = Object.keys(choices);
  const open = new Set(pairsOf(choices));
  const combinations: Combination[] = [];
  while (open.size > 0 || combinations.length < count) {
    const tries = Array.from({ length: open.size > 0 ? 20 : 1 }, () => anyOf(choices, random));
    const [next] = open;
    for (const each of tries) if (next) Object.assign(each, JSON.parse(next, revive));
    const best = bestOf(tries, (each) => covers(each, names, open));
    for (const pair of pairsIn(best, names)) open.delete(pair);
    combinations.push(best);
  }
  return combinations;
}

/** The first of those with the highest score. */
function bestOf(tries: readonly Combination[], scoreOf: (each: Combination) => number) {
  const scores = tries.map(scoreOf);
  return tries[scores.indexOf(Math.max(...scores))] ?? {};
}

const anyOf = (choices: Choices, random: Random): Combination =>
  Object.fromEntries(
    Object.entries(choices).map(([name, values]) => [
      name,
      values[random.int(0, values.length - 1)],
    ]),
  );

const ABSENT = '(absent)';
const revive = (_: string, value: unknown) => (value === ABSENT ? undefined : value);
const pairOf = (names: readonly [string, string], values: readonly (string | undefined)[]) =>
  JSON.stringify({ [names[0]]: values[0] ?? ABSENT, [names[1]]: values[1] ?? ABSENT });

function* namePairs(names: readonly string[]): Generator<[string, string]> {
  for (const [index, one] of names.entries()) {
    for (const other of names.slice(index + 1)) yield [one, other];
  }
}

function* pairsOf(choices: Choices): Generator<string> {
  for (const names of namePairs(Object.keys(choices))) {
    for (const one of choices[names[0]] ?? []) {
      for (const other of choices[names[1]] ?? []) yield pairOf(names, [one, other]);
    }
  }
}

const pairsIn = (combination: Combination, names: readonly string[]) =>
  [...namePairs(names)].map((pair) => pairOf(pair, [combination[pair[0]], combination[pair[1]]]));

const covers = (combination: Combination, names: readonly string[], open: ReadonlySet<string>) =>
  pairsIn(combination, names).filter((pair) => open.has(pair)).length;
