import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button.tsx';

interface SavedValueProps {
  /** The name of the field. */
  label: string;
  text: string;
  onTake: () => void;
}

/** What a colleague has saved in a field, with a button that takes it over. */
export function SavedValue({ label, text, onTake }: SavedValueProps) {
  const { t } = useTranslation('staff');
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold text-small">{label}</p>
        <p className="max-h-40 overflow-y-auto whitespace-pre-line break-words text-muted">
          {text || t('content.nothing')}
        </p>
      </div>
      <Button
        look="quiet"
        aria-label={t('content.takeTheirsOf', { field: label })}
        onClick={onTake}
      >
        {t('content.takeTheirs')}
      </Button>
    </div>
  );
}
