import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetOldFiles } from '../../environment/keptFiles.ts';
import { Spinner } from '../../ui/status/Spinner.tsx';
import type { Content, ContentKind } from './contentKinds.ts';
import { Editor, type EditorProps } from './Editor.tsx';
import { hasKeptEdits, keptEdits, type RestoredEdits } from './edits/keptEdits.ts';

/** The editor with a restored draft, which may have to be loaded first. */
export function KeptEditor(props: Omit<EditorProps, 'kept'>) {
  const { t } = useTranslation();
  const kept = useKeptEdits(props.kind, props.content);
  return kept === undefined ? (
    <Spinner label={t('common.loading')} />
  ) : (
    <Editor {...props} kept={kept} />
  );
}

/** Undefined while a draft is loading. */
function useKeptEdits(kind: ContentKind, content: Content | null) {
  const [kept, setKept] = useState<RestoredEdits | null | undefined>(() =>
    hasKeptEdits(kind, content) ? undefined : null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for once; afterwards the editor knows best
  useEffect(() => {
    let isWanted = true;
    void forgetOldFiles();
    if (kept === undefined) {
      void keptEdits(kind, content).then((found) => isWanted && setKept(found));
    }
    return () => {
      isWanted = false;
    };
  }, []);
  return kept;
}
