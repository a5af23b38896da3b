import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { DROPDOWN_TYPE_AHEAD_MS } from '../../constants.ts';
import { truncate } from '../../lib/truncate.ts';
import { isComposing } from '../text/isComposing.ts';
import {
  type DropdownItem,
  firstStartingWith,
  keyOf,
  type Lookup,
  nameOf,
  withTypedName,
} from './dropdownItem.ts';

const NONE = -1;

/** The behaviour of a dropdown: open state, typed text and active item. */
export function useDropdown<I extends DropdownItem>(
  items: readonly I[],
  chosen: I | null,
  onChoose: (item: I) => void,
  lookup?: Lookup,
) {
  const [isOpen, setIsOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(NONE);
  const extendRun = useTypeAhead();
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const matching = (text: string) => (lookup ? items : withTypedName(items, text));
  const matches = matching(typed);
  // Enter must not choose an item that belongs to an earlier text.
  const activeIndex = lookup?.isWaiting ? NONE : place;
  const chosenName = chosen ? nameOf(chosen) : '';
  const chosenLabel = truncate(chosenName);
  const isChosen = (item: I) => chosen !== null && keyOf(item) === keyOf(chosen);

  const open = (text = '') => {
    setIsOpen(true);
    setTyped(text);
    lookup?.onType(text);
    // While searching, the first match is active; otherwise the chosen item is.
    setPlace(text === '' ? matching('').findIndex(isChosen) : 0);
  };

  const close = () => {
    // The focus was inside the list, so it returns to the button.
    if (list.current?.contains(document.activeElement)) button.current?.focus();
    setIsOpen(false);
    setTyped('');
    lookup?.onType('');
    setPlace(NONE);
  };

  const choose = (item: I | undefined) => {
    if (!item) return;
    onChoose(item);
    close();
  };

  const handleType = ({ target }: ChangeEvent<HTMLInputElement>) => {
    // A closed field shows the choice, and typed letters replace it.
    const isAppended = !isOpen && target.value.startsWith(chosenLabel);
    open(isAppended ? target.value.slice(chosenLabel.length) : target.value);
  };

  const handleFieldKey = (event: KeyboardEvent) => {
    // Home and End move the text cursor.
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isComposing(event)) return;
    if (!isOpen && isArrow) {
      event.preventDefault();
      return open();
    }
    if (isOpen && isArrow) goBy(event);
    handleKey(event);
  };

  const handleListKey = (event: KeyboardEvent) => {
    goBy(event);
    handleKey(event);
    if (!isLetter(event)) return;
    event.preventDefault();
    const found = firstStartingWith(matches, extendRun(event.key));
    if (found !== NONE) setPlace(found);
  };

  const goBy = (event: KeyboardEvent) => {
    const next = placeByKey(event.key, activeIndex, matches.length);
    if (next === undefined) return;
    event.preventDefault();
    setPlace(next);
  };

  const handleKey = (event: KeyboardEvent) => {
    // Tab moves to the retry button inside the list.
    if (event.key === 'Tab' && !lookup?.retry) close();
    if (event.key === 'Enter') {
      // Enter chooses an item and must not submit the form.
      event.preventDefault();
      choose(matches[activeIndex]);
    }
    if (event.key === 'Escape' && isOpen) {
      // Escape closes the list and must not close the modal around it.
      event.preventDefault();
      close();
    }
  };

  return {
    isOpen,
    typed,
    activeIndex,
    matches,
    chosenName,
    chosenLabel,
    isChosen,
    lookup,
    field,
    button,
    list,
    open,
    close,
    choose,
    handleType,
    handleFieldKey,
    handleListKey,
  };
}

export type DropdownState<I extends DropdownItem> = ReturnType<typeof useDropdown<I>>;

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  [...key].length === 1 && !ctrlKey && !metaKey && !altKey;

/** The index that a key moves to, wrapping around; undefined for other keys. */
function placeByKey(key: string, from: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowDown') return from >= last ? 0 : from + 1;
  if (key === 'ArrowUp') return from <= 0 ? last : from - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return undefined;
}

/** Joins letters typed quickly; after a pause it starts again. */
function useTypeAhead(): (letter: string) => string {
  const run = useRef({ text: '', until: 0 });
  return (letter) => {
    const now = Date.now();
    const text = now < run.current.until ? run.current.text + letter : letter;
    run.current = { text, until: now + DROPDOWN_TYPE_AHEAD_MS };
    return text;
  };
}
