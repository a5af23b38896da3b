import type { Language } from '../../contract/plain/language.ts';
import { BRAND } from '../../contract/texts/brand.ts';
import type { ShareCard } from './shareCard/drawShareCard.ts';
import type { ShareSubject } from './shareSubjectSql.ts';

/** The card of a record. Without a Japanese name the Korean one is shown. */
export function shareCardOf(subject: ShareSubject, language: Language): ShareCard {
  const { title, titleJa, place, placeJa } = subject;
  const isJapanese = language === 'ja';
  const ratingText = ratingTextOf(subject);
  return {
    language,
    title: (isJapanese && titleJa) || title,
    subtitle: (isJapanese && placeJa) || place || '',
    brand: BRAND[language],
    ...(ratingText && { ratingText }),
  };
}

function ratingTextOf({ averageRating, reviewCount }: ShareSubject): string {
  if (reviewCount === null) return averageRating.toFixed(1);
  if (reviewCount === 0) return '';
  return `${averageRating.toFixed(1)} (${reviewCount.toLocaleString('en-US')})`;
}
