import { useTranslation } from 'react-i18next';
import type { Filters } from '../../../contract/plain/filters.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { shownFilters } from '../../lib/filters.ts';
import {
  type Find,
  factsIn,
  type ListFilters,
  toggleFact,
  WITHOUT_FILTERS,
  writeFacts,
} from '../../lib/find.ts';
import { type LocalText, localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import type { RecordTab } from '../record/recordTabs.ts';
import { useFilterNames } from '../taxonomy/useFilterNames.ts';
import { type ChosenCondition, useConditions } from './useConditions.ts';

interface Toggle {
  text: string;
  isOn: boolean;
  change: Find;
}

interface FindBarChip {
  kind: 'treatment' | 'sort' | 'place' | 'price' | 'conditions';
  /** What is chosen, in words; '' while its name loads. */
  value: string | undefined;
  /** Set if the value is not in the language of the page. */
  lang?: Language | undefined;
  without: ListFilters;
}

/** The chips of the browse page: each condition has one, except those whose toggle is shown. */
export function useFindBar(filters: Filters, find: Find, tab: RecordTab) {
  const { t } = useTranslation();
  const isJapanese = useLanguage() === 'ja';
  const chosenJapanese = isJapanese ? japaneseIn(find) : {};
  const isJapaneseOn = Object.keys(chosenJapanese).length > 0;
  const isOfReviews = tab === 'reviews';
  const isInJapanese = isJapanese && isOfReviews && find.writtenIn === 'ja';
  const toggles: (Toggle | false)[] = [
    isJapanese &&
      isOfReviews && {
        text: t('find.writtenIn.ja'),
        isOn: isInJapanese,
        change: { writtenIn: isInJapanese ? undefined : 'ja' },
      },
    isJapanese && {
      text: t('find.fact.japanese'),
      isOn: isJapaneseOn,
      change: isJapaneseOn ? withoutJapanese(find) : { facts: toggleFact(find.facts, 'japanese') },
    },
    isOfReviews && {
      text: t('find.withPhotos'),
      isOn: find.photos !== undefined,
      change: { photos: find.photos ? undefined : 'true' },
    },
  ];
  const shown = toggles.filter((toggle) => toggle !== false);
  const withoutToggle = isJapaneseOn ? { ...find, ...withoutJapanese(find) } : find;
  const chosen = useConditions({
    ...withoutToggle,
    photos: undefined,
    writtenIn: isOfReviews && !isInJapanese ? find.writtenIn : undefined,
  });
  const treatment = useTreatmentName(filters);
  const { sort } = find;
  const conditions = chosen.filter(({ kind }) => kind !== 'place' && kind !== 'price');
  const chips: FindBarChip[] = [
    { kind: 'treatment', value: treatment?.text, lang: treatment?.lang, without: WITHOUT_FILTERS },
    { kind: 'sort', value: sort && t(`find.sortBy.${sort}`), without: { sort: undefined } },
    oneChip('place', chosen),
    oneChip('price', chosen),
    ...conditions.map(
      ({ text, without }): FindBarChip => ({
        kind: 'conditions',
        value: text,
        without: 'facts' in without && chosenJapanese.facts ? withJapanese(without) : without,
      }),
    ),
    ...(conditions.length > 0 ? [] : [oneChip('conditions', [])]),
  ];
  const isChosen = chips.some(({ value }) => value !== undefined) || shown.some(({ isOn }) => isOn);
  return { toggles: shown, chips, isChosen };
}

/** The last of the breadcrumbs; '' while its name loads, undefined without a filter. */
function useTreatmentName(filters: Filters): LocalText | undefined {
  const language = useLanguage();
  const names = useFilterNames(filters);
  const last = shownFilters(filters).at(-1);
  return last && localName(language, names[last] ?? {});
}

function oneChip(kind: FindBarChip['kind'], chosen: readonly ChosenCondition[]): FindBarChip {
  const one = chosen.find((each) => each.kind === kind);
  return { kind, value: one?.text, without: one?.without ?? {} };
}

/** Japanese is chosen as the fact `japanese` or as the language `ja`. Both find the same clinics. */
const japaneseIn = ({ facts, language }: Find): Find => ({
  ...(factsIn(facts).includes('japanese') && { facts: 'japanese' }),
  ...(language === 'ja' && { language }),
});

const withJapanese = ({ facts, ...find }: Find): Find => ({
  ...find,
  facts: toggleFact(facts, 'japanese'),
});

const withoutJapanese = ({ facts, language }: Find): Find => ({
  facts: writeFacts(factsIn(facts).filter((fact) => fact !== 'japanese')),
  language: language === 'ja' ? undefined : language,
});
