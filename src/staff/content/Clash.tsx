import { useTranslation } from 'react-i18next';
import { localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { SavedValue } from '../parts/SavedValue.tsx';
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
  const text = useSavedText(name, saved);
  return <SavedValue label={fieldName(name, t)} text={text} onTake={onTake} />;
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
