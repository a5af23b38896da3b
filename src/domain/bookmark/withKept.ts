interface Card {
  id: string;
}

/**
 * A list that was read again, with its cards in the places that they had before. Former cards that it no longer has
 * stay where they were; a new card comes after them.
 */
export function withKept<T extends Card>(former: readonly T[], cards: readonly T[]): readonly T[] {
  const fresh = new Map(cards.map((card) => [card.id, card]));
  const all = former.map((card) => fresh.get(card.id) ?? card);
  const shown = new Set(all.map(({ id }) => id));
  cards.forEach((card, place) => {
    if (shown.has(card.id)) return;
    const before = cards[place - 1]?.id;
    const after = all.findIndex(({ id }) => id === before) + 1;
    const next = all.findIndex(({ id }, at) => at >= after && fresh.has(id));
    all.splice(next < 0 ? all.length : next, 0, card);
  });
  return all;
}
