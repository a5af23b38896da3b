import { useTranslation } from 'react-i18next';
import type { Wishes } from '../../../contract/wishes.ts';
import { formatShortDay, formatShortTime } from '../../lib/dateInWords.ts';
import { useLanguage } from '../../state/language.ts';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';

interface WishesTextProps {
  wishes: Wishes;
  /** Of the times only the first, and how many more there are. */
  isShort?: boolean;
}

/** When the member would like to come: the times, then the stay. */
export function WishesText({ wishes, isShort = false }: WishesTextProps) {
  const { t } = useTranslation();
  const stay = 'stay' in wishes && <Stay {...wishes.stay} />;
  if (!('times' in wishes)) return stay;
  return (
    <>
      <Times times={wishes.times} isShort={isShort} />
      {stay && (
        <span className={isShort ? undefined : 'block'}>
          {isShort && ' · '}
          {t('dates.wishes.stay')} {stay}
        </span>
      )}
    </>
  );
}

function Stay({ from, to }: { from: string; to: string }) {
  const language = useLanguage();
  return (
    <>
      <span className="whitespace-nowrap">{formatShortDay(from, language)}</span>
      {from !== to && (
        <>
          {' – '}
          <span className="whitespace-nowrap">{formatShortDay(to, language)}</span>
        </>
      )}
    </>
  );
}

function Times({ times, isShort }: { times: readonly string[]; isShort: boolean }) {
  const language = useLanguage();
  return times.slice(0, isShort ? 1 : times.length).map((time) => (
    <span key={time} className={isShort ? 'whitespace-nowrap' : 'block'}>
      <time dateTime={time}>{formatShortTime(time, language)}</time>
      <KoreanTimeNote moment={time} />
      {isShort && times.length > 1 && ` +${times.length - 1}`}
    </span>
  ));
}
