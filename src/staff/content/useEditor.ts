import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentStatus } from '../../../contract/staffShape.ts';
import { useAtomOf } from '../../api/atomsByInput.ts';
import type { Draft } from '../../domain/useDraft.ts';
import { notify } from '../../widgets/toast/notify.ts';
import { useWrite } from '../parts/useWrite.ts';
import { clinicFieldOf } from './contentFields.ts';
import type { Content, ContentKind } from './contentKinds.ts';
import { saveContentAtoms } from './contentWrites.ts';
import type { ContentValues } from './edits/draft.ts';
import type { RestoredEdits } from './edits/keptEdits.ts';
import { useEdits } from './edits/useEdits.ts';

const DONE = { PUBLISHED: 'published', DRAFT: 'withdrawn', ENDED: 'ended' } as const;

interface EditorOptions {
  kind: ContentKind;
  /** Null for a new record. */
  content: Content | null;
  start: ContentValues;
  kept: Draft<RestoredEdits> | null;
  onSaved: (content: Content) => void;
}

/** The edits, and how they are saved and published. */
export function useEditor({ kind, content: opened, start, kept, onSaved }: EditorOptions) {
  const { t } = useTranslation('staff');
  const edits = useEdits({ kind, content: opened, start, kept });
  const { send, isBusy } = useWrite(useAtomOf(saveContentAtoms, useId()));
  const onUploadFailed = () => notify('error', t('content.notUploaded'));
  const saving = { kind, edits, onSaved, onUploadFailed };

  return {
    edits,
    isBusy,
    save: () => send(saving, t('content.saved')),
    publish: (status: ContentStatus) => send({ ...saving, status }, t(`content.${DONE[status]}`)),
    lacks: lacking(kind, edits.draft),
  };
}

/** Fields that even an unpublished record needs. */
function lacking(
  kind: ContentKind,
  { texts, clinic }: ContentValues,
): 'nameMissing' | 'clinicMissing' | null {
  if (!(texts.name ?? texts.title)?.trim()) return 'nameMissing';
  const field = clinicFieldOf(kind);
  return field && !field.mayBeEmpty && !clinic ? 'clinicMissing' : null;
}
