import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContentStatus } from '../../../contract/staff/staffShape.ts';
import { codeOf, fieldsOf } from '../../api/ApiError.ts';
import type { Draft } from '../../domain/useDraft.ts';
import { joinNames } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { showToast } from '../../widgets/toast/showToast.ts';
import { useWrite } from '../parts/form/useWrite.ts';
import { type Content, type ContentKind, fieldName } from './contentKinds.ts';
import { useSaveContent } from './contentWrites.ts';
import type { ContentValues } from './edits/contentValues.ts';
import { fieldProblem } from './edits/fieldProblem.ts';
import type { RestoredEdits } from './edits/keptEdits.ts';
import { GonePictures, UnreadablePictures } from './edits/sentPictures.ts';
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
  const refusedText = useRefusalText();
  const { send, isBusy } = useWrite(useSaveContent(useId()), refusedText);
  const onUploadFailed = () => showToast('error', t('content.notUploaded'));
  const saving = { kind, edits, onSaved, onUploadFailed };

  return {
    edits,
    isBusy,
    save: () => send(saving, t('content.saved')),
    publish: (status: ContentStatus) => send({ ...saving, status }, t(`content.${DONE[status]}`)),
    problem: fieldProblem(kind, edits.draft),
  };
}

/** The text of a refusal: which pictures cannot be shown or are deleted, or which fields are refused or missing. */
function useRefusalText() {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  return (cause: unknown): string | undefined => {
    if (cause instanceof UnreadablePictures) {
      return t('content.unreadable', { names: joinNames(language, cause.names) });
    }
    if (cause instanceof GonePictures) return t('content.dropped', { n: formatCount(cause.count) });
    const names = fieldsOf(cause).map((name) => fieldName(name, t));
    if (names.length === 0) return undefined;
    const text = codeOf(cause) === 'not_allowed_now' ? 'content.missing' : 'content.refused';
    return t(text, { fields: joinNames(language, names) });
  };
}
