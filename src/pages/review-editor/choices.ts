interface Choice {
  id: string;
}

/** The offered choices, and those chosen earlier that are no longer offered. */
export function withKnown<C extends Choice>(offered: readonly C[], known: readonly C[]): C[] {
  const ids = new Set(offered.map(({ id }) => id));
  return [...offered, ...known.filter(({ id }) => !ids.has(id))];
}

/** In the order of choosing. */
export const chosenAmong = <C extends Choice>(choices: readonly C[], ids: readonly string[]): C[] =>
  ids.flatMap((id) => choices.find((choice) => choice.id === id) ?? []);

export const idsOf = (items: readonly { id?: string }[]): string[] =>
  items.flatMap(({ id }) => id ?? []);
