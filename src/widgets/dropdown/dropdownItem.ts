import { DROPDOWN_ITEMS } from '../../constants.ts';
import { includesTyped, startsWithTyped } from '../../lib/typedText.ts';

/** An item to choose. The name is shown, searched and used as identity; without a name the id is used. */
export type DropdownItem<T = unknown> = ({ name: string; id?: string } | { id: string }) & {
  /** URL of a small picture. */
  avatar?: string | undefined;
  /** Free data of the screen that uses the dropdown. */
  data?: T;
};

/** For items that are searched elsewhere, e.g. on the server. */
export interface Lookup {
  /** Called with the typed text; '' when the list closes. */
  onType: (typed: string) => void;
  /** The items still belong to an earlier text. */
  isWaiting: boolean;
  /** A message below the items. */
  note: string;
  /** Set after a failure. */
  retry: (() => void) | undefined;
  onNearEnd: () => void;
}

export const nameOf = (item: DropdownItem): string => ('name' in item ? item.name : item.id);

/** Used only if no items are given; an empty list stays empty. */
export const DEFAULT_ITEMS: readonly DropdownItem<never>[] = DROPDOWN_ITEMS.map((name) => ({
  name,
}));

/** The items whose name contains the typed text, ignoring case. */
export const withTypedName = <I extends DropdownItem>(
  items: readonly I[],
  typed: string,
): readonly I[] => items.filter((item) => includesTyped(nameOf(item), typed));

/** Index of the first item that starts with the typed letters; -1 if none. */
export const firstStartingWith = (items: readonly DropdownItem[], typed: string): number =>
  items.findIndex((item) => startsWithTyped(nameOf(item), typed));

/** The identity of an item: equal after a reload of the items, different for another item of the same name. */
export const keyOf = (item: DropdownItem): string => `${nameOf(item)} ${item.id}`;

/**
 * The items that are not chosen yet. While the chosen item is still offered, another item of the same name stays in the
 * list. When it is no longer offered, items with its name are left out.
 */
export function withoutChosen<I extends DropdownItem>(
  items: readonly I[],
  chosen: readonly DropdownItem[],
): readonly I[] {
  const offered = new Set(items.map(keyOf));
  const takenKeys = new Set(chosen.map(keyOf));
  const takenNames = new Set(chosen.filter((one) => !offered.has(keyOf(one))).map(nameOf));
  return items.filter((item) => !takenKeys.has(keyOf(item)) && !takenNames.has(nameOf(item)));
}
