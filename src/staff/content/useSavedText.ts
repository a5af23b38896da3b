import { useTranslation } from 'react-i18next';
import { CHOSEN_FACTS, SPOKEN_LANGUAGES } from '../../../contract/plain/clinicFacts.ts';
import { treatmentTerms } from '../../../contract/texts/taxonomyTerms.ts';
import { formatKoreanDay } from '../../lib/dateInWords.ts';
import { joinNames, localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { type FieldKind, fieldKindOf } from './contentFields.ts';
import type { ContentKind } from './contentKinds.ts';
import type { ContentValues } from './edits/contentValues.ts';
import { menuOf, wordsOf } from './edits/fieldText.ts';
import { useChoices } from './fields/useChoices.ts';
import { useHoursText } from './useHoursText.ts';

/** The value of a field in the words of its control. */
export function useSavedText(kind: ContentKind) {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const wordsFor = useWordsFor();
  return (name: string, { texts, pictures, terms, clinic }: ContentValues): string => {
    if (name === 'clinic') return clinic ? localName(language, clinic).text : '';
    const count = pictures[name]?.length ?? 0;
    if (count > 0) return t('content.pictureCount', { n: formatCount(count) });
    const text = texts[name];
    if (text) return wordsFor(fieldKindOf(kind, name), text);
    const named = (terms[name] ?? []).map((term) => localName(language, term).text);
    return joinNames(language, named);
  };
}

/** The text that the editor keeps for a field, in words. */
function useWordsFor() {
  const { t } = useTranslation();
  const language = useLanguage();
  const choices = useChoices('');
  const hoursText = useHoursText();
  const menuText = useMenuText();
  const join = (words: readonly string[]) => joinNames(language, words);
  return (kind: FieldKind | undefined, text: string): string => {
    const isChosen = (id: string) => wordsOf(text).includes(id);
    switch (kind) {
      case 'hours':
        return hoursText(text);
      case 'priceMenu':
        return menuText(text);
      case 'languages':
        return join(SPOKEN_LANGUAGES.filter(isChosen).map((id) => t(`find.language.${id}`)));
      case 'facts':
        return join(CHOSEN_FACTS.filter(isChosen).map((id) => t(`find.fact.${id}`)));
      case 'price':
        return t('common.price', { price: formatCount(Number(text)) });
      case 'day':
        return formatKoreanDay(text, language);
      case 'district':
      case 'station':
      case 'licence':
      case 'board':
        return choices[kind]().find(({ value }) => value === text)?.label ?? text;
      default:
        return text;
    }
  };
}

/** A line for each treatment, as visitors read it. */
function useMenuText() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (text: string): string =>
    menuOf(text)
      .map(({ treatmentId, priceFrom, priceTo, vatIncluded }) => {
        const name = treatmentTerms.find(({ id }) => id === treatmentId)?.[language];
        const from = formatCount(priceFrom);
        const price =
          priceTo === null
            ? t('common.price', { price: from })
            : t('clinic.priceRange', { from, to: formatCount(priceTo) });
        const vat = t(vatIncluded ? 'clinic.vatIncluded' : 'clinic.vatExcluded');
        return `${name ?? treatmentId} ${price} · ${vat}`;
      })
      .join('\n');
}
