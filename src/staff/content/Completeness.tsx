import { useTranslation } from 'react-i18next';
import { joinNames } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { type ContentKind, fieldName } from './contentKinds.ts';
import { completenessOf } from './edits/completeness.ts';
import type { ContentValues } from './edits/contentValues.ts';

/** One line that says which fields are still empty. */
export function Completeness({ kind, draft }: { kind: ContentKind; draft: ContentValues }) {
  const { t } = useTranslation('staff');
  const { all, empty } = completenessOf(kind, draft);
  const fields = joinNames(
    useLanguage(),
    empty.map((name) => fieldName(name, t)),
  );
  return (
    <p className="text-muted text-small">
      {empty.length === 0
        ? t('content.complete')
        : t('content.incomplete', { all, filled: all - empty.length, fields })}
    </p>
  );
}
