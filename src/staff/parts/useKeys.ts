import { useEffect } from 'react';

type Act = (event: KeyboardEvent) => void;

/** Where keys write or choose something themselves. A checkbox keeps only its space bar. */
const FIELDS = 'input:not([type="checkbox"]), select, textarea, dialog, [contenteditable]';

/**
 * Keys of a screen by their place on the keyboard (`KeyJ`), so that they also work while Hangul or kana are typed; `/`
 * and `?` are named by their signs. Fields and open dialogs keep their keys.
 */
export function useKeys(acts: ReadonlyMap<string, Act>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const { target } = event;
      if (target instanceof Element && target.closest(FIELDS)) return;
      if (document.querySelector('dialog[open]')) return;
      const act = acts.get(nameOf(event));
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}

function nameOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key === '?' || key === '/') return key;
  return shiftKey ? '' : code;
}
