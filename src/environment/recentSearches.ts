import { keepOnDevice, readFromDevice, watchDevice } from './deviceMemory.ts';
import { RECENT_SEARCHES } from './forgetDevice.ts';

const MOST = 8;

/** Recent searches on this device, newest first. The stored text may be invalid. */
export function parseSearches(kept: string | null): readonly string[] {
  try {
    const texts: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(texts)) return [];
    return [...new Set(texts.filter((text) => typeof text === 'string' && text !== ''))].slice(
      0,
      MOST,
    );
  } catch {
    return []; // Not JSON.
  }
}

export const keptSearches = () => readFromDevice(RECENT_SEARCHES);

export function rememberSearch(text: string): void {
  const wanted = text.trim();
  if (wanted === '') return;
  const others = parseSearches(keptSearches()).filter((recent) => recent !== wanted);
  keep([wanted, ...others].slice(0, MOST));
}

export function forgetSearch(text: string): void {
  keep(parseSearches(keptSearches()).filter((recent) => recent !== text));
}

export const forgetSearches = () => keep([]);

export const watchSearches = (onChange: () => void) => watchDevice(RECENT_SEARCHES, onChange);

function keep(texts: readonly string[]): void {
  keepOnDevice(RECENT_SEARCHES, texts.length === 0 ? null : JSON.stringify(texts));
}
