import { DROPDOWN_ITEMS } from '../../constants.ts';

/**
 * Something to choose. The name is what is shown and searched, and what tells one from another as long as no two
 * share it; without one the id stands in.
 */
export type DropdownItem<T = unknown> = ({ name: string; id?: string } | { id: string }) & {
  /** Address of a small picture. */
  avatar?: string | undefined;
  /** Whatever the screen wants to find again in the item that was chosen. */
  data?: T;
};

/** For items that are looked for elsewhere as one types: they are those found, in their order. */
export interface Lookup {
  /** Hears what is looked for, and nothing once the list is closed. */
  onType: (typed: string) => void;
  /** The items are still those of what was typed before. */
  isWaiting: boolean;
  /** What there is to say below the items. */
  note: string;
  /** After a failure. */
  retry: (() => void) | undefined;
  onNearEnd: () => void;
}

export const nameOf = (item: DropdownItem): string => ('name' in item ? item.name : item.id);

/** Only for a dropdown that was given no items at all; an empty list stays empty. */
export const DEFAULT_ITEMS: readonly DropdownItem<never>[] = DROPDOWN_ITEMS.map((name) => ({
  name,
}));

/** The items whose name holds what was typed, in whatever letters. */
export function namedLike<I extends DropdownItem>(
  items: readonly I[],
  typed: string,
): readonly I[] {
  const wanted = folded(typed);
  return items.filter((item) => folded(nameOf(item)).includes(wanted));
}

/** Place of the first item whose name begins with a run of typed letters; -1 when there is none. */
export const firstStartingWith = (items: readonly DropdownItem[], run: string): number =>
  items.findIndex((item) => folded(nameOf(item)).startsWith(folded(run)));

/** Equal for an item that comes anew, and different for another of the same name. */
export const keyOf = (item: DropdownItem): string => `${nameOf(item)} ${item.id}`;

/** The items that are not among the chosen ones: a namesake is another, unless the chosen one is offered no more. */
export function withoutChosen<I extends DropdownItem>(
  items: readonly I[],
  chosen: readonly DropdownItem[],
): readonly I[] {
  const offered = new Set(items.map(keyOf));
  const takenKeys = new Set(chosen.map(keyOf));
  const takenNames = new Set(chosen.filter((one) => !offered.has(keyOf(one))).map(nameOf));
  return items.filter((item) => !takenKeys.has(keyOf(item)) && !takenNames.has(nameOf(item)));
}

/** A syllable may come as one letter or as its parts. */
const folded = (text: string) => text.normalize('NFC').toLowerCase();
