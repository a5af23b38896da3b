import { useEffect, useMemo, useState } from 'react';
import { useOnDevice } from '../../environment/useOnDevice.ts';
import { PREVIEW_KEYS } from './keepPreview.ts';
import type { Previewed, PreviewKind } from './previewed.ts';
import type { readPreview } from './readPreview.ts';

/** The unsaved record of this kind; undefined if there is none or it is not valid. */
export function usePreview<K extends PreviewKind>(
  kind: K,
  { enabled }: { enabled: boolean },
): Previewed[K] | undefined {
  const json = useOnDevice(enabled ? PREVIEW_KEYS[kind] : null);
  const read = useReader(json !== null);
  return useMemo(() => (json === null ? undefined : read?.(kind, json)), [json, read, kind]);
}

/** The schemas are larger than a page and rarely needed, so they are loaded on demand. */
function useReader(isNeeded: boolean): typeof readPreview | undefined {
  const [read, setRead] = useState<typeof readPreview>();
  useEffect(() => {
    if (!isNeeded) return;
    import('./readPreview.ts').then(
      ({ readPreview }) => setRead(() => readPreview),
      (cause) => console.error('The preview could not be read', cause),
    );
  }, [isNeeded]);
  return read;
}
