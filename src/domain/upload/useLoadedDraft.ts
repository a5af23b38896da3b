import { useEffect, useState } from 'react';
import { readDraft } from '../../environment/drafts.ts';
import { forgetOldFiles } from '../../environment/keptFiles.ts';
import type { Order } from '../../lib/order.ts';
import type { Draft } from '../useDraft.ts';

/** A draft with files, which are read first. Undefined while they are loading, null if there is no draft. */
export function useLoadedDraft<T>(
  name: string,
  read: (text: string, order: Order | null) => Promise<T>,
) {
  const [loaded, setLoaded] = useState<Draft<T> | null | undefined>(() =>
    readDraft(name) ? undefined : null,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; afterwards the form has the newest value
  useEffect(() => {
    let isWanted = true;
    void forgetOldFiles();
    const kept = readDraft(name);
    if (kept) {
      void read(kept.text, kept.order).then((value) => {
        if (isWanted) setLoaded({ value, order: kept.order, isRestored: true });
      });
    }
    return () => {
      isWanted = false;
    };
  }, []);

  return loaded;
}
