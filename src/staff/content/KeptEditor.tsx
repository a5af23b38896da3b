import { useTranslation } from 'react-i18next';
import { useLoadedDraft } from '../../domain/upload/useLoadedDraft.ts';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { Editor, type EditorProps } from './Editor.tsx';
import { draftName, readEdits } from './edits/keptEdits.ts';

/** The editor with a restored draft, which may have to be loaded first. */
export function KeptEditor(props: Omit<EditorProps, 'kept'>) {
  const { t } = useTranslation();
  const kept = useLoadedDraft(draftName(props.kind, props.content), readEdits);
  return kept === undefined ? (
    <Spinner label={t('common.loading')} />
  ) : (
    <Editor {...props} kept={kept} />
  );
}
