import { useTranslation } from 'react-i18next';
import { localName } from '../../../lib/localText.ts';
import { useLanguage } from '../../../state/language.ts';
import { useIsOperator } from '../../console/useStaff.ts';
import { ClinicChoice } from '../../parts/list/ClinicChoice.tsx';
import type { ContentValues } from '../edits/contentValues.ts';

interface ClinicFieldProps {
  draft: ContentValues;
  isNeeded: boolean;
  onChange: (draft: ContentValues) => void;
}

/** The clinic of a doctor or an event. Staff of a clinic cannot change it. */
export function ClinicField({ draft, isNeeded, onChange }: ClinicFieldProps) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const isOperator = useIsOperator();
  if (!isOperator) {
    return (
      <p>
        <span className="block text-muted text-small">{t('content.field.clinic')}</span>
        {draft.clinic ? localName(language, draft.clinic).text : t('content.noClinic')}
      </p>
    );
  }
  return (
    <ClinicChoice
      label={t('content.field.clinic')}
      chosen={draft.clinic}
      none={isNeeded ? t('content.clinicMissing') : t('content.noClinic')}
      onChoose={(clinic) => onChange({ ...draft, clinic })}
    />
  );
}
