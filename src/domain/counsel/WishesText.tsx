import type { Wishes } from '../../../contract/wishes.ts';
import { formatShortDay, formatShortTime } from '../../lib/dateInWords.ts';
import { useLanguage } from '../../state/language.ts';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';

/** When the member would like to come. Short: the first time, and how many more there are. */
export function WishesText({ wishes, isShort = false }: { wishes: Wishes; isShort?: boolean }) {
  const language = useLanguage();
  if ('stay' in wishes) {
    const { from, to } = wishes.stay;
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
  const { times } = wishes;
  return times.slice(0, isShort ? 1 : times.length).map((time) => (
    <span key={time} className={isShort ? 'whitespace-nowrap' : 'block'}>
      <time dateTime={time}>{formatShortTime(time, language)}</time>
      <KoreanTimeNote moment={time} />
      {isShort && times.length > 1 && ` +${times.length - 1}`}
    </span>
  ));
}
