import { useTranslation } from 'react-i18next';
import { type Find, factsIn, toggleFact, withoutPlace } from '../../lib/find.ts';
import { useFindTexts } from './useFindTexts.ts';
import { usePlaceName } from './usePlaceName.ts';

/** One condition that the visitor chose, and the change that removes it. The sort is not a condition. */
export interface ChosenCondition {
  kind: 'place' | 'price' | 'fact' | 'language' | 'minRating' | 'photos' | 'writtenIn';
  text: string;
  without: Find;
}

export function useConditions(find: Find): ChosenCondition[] {
  const { t } = useTranslation();
  const { priceRange, ratingFrom } = useFindTexts();
  const place = usePlaceName(find);
  const price = priceRange(find);
  const { language, minRating, photos, writtenIn } = find;
  const chosen: (ChosenCondition | false | '' | undefined)[] = [
    place !== undefined && { kind: 'place', text: place, without: withoutPlace(find) },
    price && {
      kind: 'price',
      text: price,
      without: { priceMin: undefined, priceMax: undefined },
    },
    ...factsIn(find.facts).map(
      (fact): ChosenCondition => ({
        kind: 'fact',
        text: t(`find.fact.${fact}`),
        without: { facts: toggleFact(find.facts, fact) },
      }),
    ),
    language && {
      kind: 'language',
      text: t('find.speaks', { language: t(`find.language.${language}`) }),
      without: { language: undefined },
    },
    minRating && {
      kind: 'minRating',
      text: ratingFrom(minRating),
      without: { minRating: undefined },
    },
    photos && {
      kind: 'photos',
      text: t('find.withPhotos'),
      without: { photos: undefined },
    },
    writtenIn && {
      kind: 'writtenIn',
      text: t(`find.writtenIn.${writtenIn}`),
      without: { writtenIn: undefined },
    },
  ];
  return chosen.filter((each): each is ChosenCondition => Boolean(each));
}
