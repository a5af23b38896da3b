import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/useServerData.ts';
import { dataOf } from '../../lib/answer.ts';
import { localName } from '../../lib/localText.ts';
import { formatCounted } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { popularSearchesQuery } from './searchAtoms.ts';

/** The districts with the most clinics. In a modal, a link replaces the modal's history entry. */
export function PlaceLinks({ replaces }: { replaces: boolean }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const places = dataOf(useAnswer(popularSearchesQuery(language)))?.data.places ?? [];
  if (places.length === 0) return null;
  return (
    <section aria-label={t('search.places')} className="pt-2 pb-6">
      <p className="pb-2 font-semibold text-muted text-small">{t('search.places')}</p>
      <ul className="flex flex-wrap gap-2">
        {places.map((place) => {
          const { text, lang } = localName(language, place);
          return (
            <li key={place.id}>
              <AppLink
                to={`/contents?tabId=clinics&region=${place.id}`}
                replace={replaces}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-quiet px-4"
              >
                <span lang={lang}>{text}</span>{' '}
                <span className="text-muted text-small">{formatCounted(place.count)}</span>
              </AppLink>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
