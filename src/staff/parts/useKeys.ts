import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { letterKeysAtom } from './letterKeys.ts';

type Act = (event: KeyboardEvent) => void;

/** Elements in which keys write or choose something. A checkbox is none of them: it uses only the space bar. */
const FIELDS =
  'input:not([type="checkbox"]), select, textarea, [role="listbox"], dialog, [contenteditable]';

/**
 * Keys of a screen by their place on the keyboard (`KeyJ`), so that they also work while Hangul or kana are typed; `/`
 * and `?` are named by their signs. Fields, opened lists and dialogs keep their keys.
 */
export function useKeys(acts: ReadonlyMap<string, Act>): void {
  const hasLetters = useAtomValue(letterKeysAtom);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isKeptElsewhere(event)) return;
      const name = nameOf(event);
      const act = hasLetters || name.startsWith('Arrow') ? acts.get(name) : undefined;
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

/** By the browser, a field or an open dialog. */
function isKeptElsewhere({ altKey, ctrlKey, metaKey, target }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey) return true;
  if (target instanceof Element && target.closest(FIELDS)) return true;
  return document.querySelector('dialog[open]') !== null;
}

function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?' || key === '/') return key;
  return shiftKey ? '' : code;
}
