import { useTranslation } from 'react-i18next';
import { joinNames } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { type ContentKind, fieldName } from './contentKinds.ts';
import { completenessOf } from './edits/completeness.ts';
import type { ContentValues } from './edits/contentValues.ts';

interface CompletenessProps {
  kind: ContentKind;
  draft: ContentValues;
  /** Of a new record nearly all fields are empty: their number is enough. */
  isNew: boolean;
}

/** One line that says how many fields are filled, and which are still empty. */
export function Completeness({ kind, draft, isNew }: CompletenessProps) {
  const { t } = useTranslation('staff');
  const { all, empty } = completenessOf(kind, draft);
  const counts = { all, filled: all - empty.length };
  const fields = joinNames(
    useLanguage(),
    empty.map((name) => fieldName(name, t)),
  );
  const said = isNew ? t('content.filled', counts) : t('content.incomplete', { ...counts, fields });
  return (
    <p className="text-muted text-small">{empty.length === 0 ? t('content.complete') : said}</p>
  );
}
