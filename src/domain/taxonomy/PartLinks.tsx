import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/useServerData.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { partsQuery } from './taxonomyAtoms.ts';

/** The parts of the body, each a link to what the browse screen has for it. Nothing while there are none. */
export function PartLinks() {
  const { t } = useTranslation();
  const language = useLanguage();
  const answer = useAnswer(partsQuery());
  const parts = answer.state === 'ready' ? answer.data.data : [];
  if (parts.length === 0) return null;
  return (
    <nav aria-labelledby="parts" className="px-4 pt-6">
      <h2 id="parts" className="font-bold text-title">
        {t('home.parts')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {parts.map((part) => {
          const { text, lang } = localName(language, part);
          return (
            <li key={part.id}>
              <AppLink
                to={`/contents?partId=${part.id}`}
                lang={lang}
                className="inline-flex min-h-11 items-center rounded-full bg-quiet px-4"
              >
                {text}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
