import { useTranslation } from 'react-i18next';
import { localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { fieldName } from './contentKinds.ts';
import type { ContentValues } from './edits/draft.ts';

interface ClashProps {
  name: string;
  saved: ContentValues;
  onTake: () => void;
}

/** A field that a colleague has saved with another value, with a button that takes it over. */
export function Clash({ name, saved, onTake }: ClashProps) {
  const { t } = useTranslation('staff');
  const label = fieldName(name, t);
  const text = useSavedText(name, saved);
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

function useSavedText(name: string, { texts, pictures, terms, clinic }: ContentValues): string {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const named = (terms[name] ?? []).map((term) => localName(language, term).text);
  const count = pictures[name]?.length ?? 0;
  if (name === 'clinic') return clinic ? localName(language, clinic).text : '';
  if (count > 0) return t('content.pictureCount', { n: formatCount(count) });
  return texts[name] ?? named.join(', ');
}
