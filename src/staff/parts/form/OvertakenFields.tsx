import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/status/Notice.tsx';
import { SavedValue } from './SavedValue.tsx';

interface OvertakenFieldsProps<Name extends string> {
  /** The edited fields that a colleague has saved with another value, with the saved values in words. */
  fields: readonly { name: Name; label: string; saved: string }[];
  onTake: (name: Name) => void;
}

/** The fields keep what the writer typed; this shows what is saved, and the writer chooses. */
export function OvertakenFields<Name extends string>({
  fields,
  onTake,
}: OvertakenFieldsProps<Name>) {
  const { t } = useTranslation('staff');
  return (
    <>
      <div role="alert" className="empty:hidden">
        {fields.length > 0 && (
          <Notice tone="warning">
            {t('content.overtaken')}
            <span className="block text-ink">{t('content.clashes')}</span>
          </Notice>
        )}
      </div>
      {fields.length > 0 && (
        <ul
          aria-label={t('content.savedValues')}
          className="divide-y divide-line rounded-card bg-quiet"
        >
          {fields.map(({ name, label, saved }) => (
            <li key={name} className="px-4 py-3">
              <SavedValue label={label} text={saved} onTake={() => onTake(name)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
