import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../ui/button/PlainButton.tsx';

interface NearestTermsProps {
  terms: readonly string[];
  onChoose: (term: string) => void;
}

/** Offered when nothing is found. */
export function NearestTerms({ terms, onChoose }: NearestTermsProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('search.nearest')} className="pb-6 text-center">
      <p className="pb-2 font-semibold text-muted text-small">{t('search.nearest')}</p>
      <ul className="flex flex-wrap justify-center gap-2">
        {terms.map((term) => (
          <li key={term}>
            <PlainButton
              className="min-h-11 rounded-full bg-quiet px-4"
              onClick={() => onChoose(term)}
            >
              {term}
            </PlainButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
