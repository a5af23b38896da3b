import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FACTS, SPOKEN_LANGUAGES } from '../../../contract/plain/clinicFacts.ts';
import { RATING_CHOICES } from '../../../contract/plain/findNames.ts';
import { useFacets } from '../../domain/find/useFacets.ts';
import { useFindTexts } from '../../domain/find/useFindTexts.ts';
import { factsIn, toggleFact } from '../../lib/find.ts';
import { ChoiceChip } from '../../ui/field/ChoiceChip.tsx';
import type { ChosenFind } from './useChosenFind.ts';

/** What a clinic offers, its languages and its rating, with the clinics of each choice. */
export function Conditions({ chosen: { tab, find, filters, change } }: { chosen: ChosenFind }) {
  const { t } = useTranslation();
  const { ratingFrom } = useFindTexts();
  const { counts } = useFacets(filters);
  const chosenFacts = factsIn(find.facts);
  return (
    <div className="space-y-5 pt-1">
      <Choices title={t('find.facts')}>
        {FACTS.map((fact) => (
          <ChoiceChip
            key={fact}
            type="checkbox"
            name={fact}
            isChosen={chosenFacts.includes(fact)}
            onChoose={() => change({ facts: toggleFact(find.facts, fact) })}
            count={counts('facts', fact)}
          >
            {t(`find.fact.${fact}`)}
          </ChoiceChip>
        ))}
      </Choices>
      <Choices title={t('find.languages')}>
        {[undefined, ...SPOKEN_LANGUAGES].map((language) => (
          <ChoiceChip
            key={language ?? ''}
            type="radio"
            name="language"
            isChosen={find.language === language}
            onChoose={() => change({ language })}
            count={language && counts('language', language)}
          >
            {language ? t(`find.language.${language}`) : t('find.any')}
          </ChoiceChip>
        ))}
      </Choices>
      <Choices title={t('find.ratings')}>
        {[undefined, ...RATING_CHOICES].map((rating) => (
          <ChoiceChip
            key={rating ?? ''}
            type="radio"
            name="minRating"
            isChosen={find.minRating === rating}
            onChoose={() => change({ minRating: rating })}
            count={rating && counts('minRating', rating)}
          >
            {rating ? ratingFrom(rating) : t('find.any')}
          </ChoiceChip>
        ))}
      </Choices>
      {tab !== 'clinics' && <p className="text-muted text-small">{t('find.countsClinics')}</p>}
    </div>
  );
}

function Choices({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
