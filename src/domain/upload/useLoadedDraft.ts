import { useEffect, useState } from 'react';
import { forgetDraft, readDraft } from '../../environment/drafts.ts';
import { forgetOldFiles } from '../../environment/keptFiles.ts';
import type { KeyedText } from '../../lib/keyedText.ts';
import type { Draft } from '../useDraft.ts';

/**
 * A draft with files, which are read first. Undefined while they are loading, null if there is no draft. A draft that
 * is being sent is read afterwards, and one that cannot be read is deleted.
 */
export function useLoadedDraft<T>(
  name: string,
  read: (text: string, sent: KeyedText | null) => Promise<T>,
  sending?: Promise<unknown>,
) {
  const [loaded, setLoaded] = useState<Draft<T> | null | undefined>(() =>
    readDraft(name) ? undefined : null,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once; afterwards the form has the newest value
  useEffect(() => {
    let isWanted = true;
    void forgetOldFiles();
    const load = async () => {
      await sending;
      const kept = readDraft(name);
      if (!kept) return null;
      return { value: await read(kept.text, kept.order), sent: kept.order, isRestored: true };
    };
    const forget = (cause: unknown) => {
      console.error('The draft could not be read', cause);
      forgetDraft(name);
      return null;
    };
    if (loaded === undefined)
      void load()
        .catch(forget)
        .then((draft) => isWanted && setLoaded(draft));
    return () => {
      isWanted = false;
    };
  }, []);

  return loaded;
}
