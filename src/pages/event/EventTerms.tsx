import { useTranslation } from 'react-i18next';
import type { Event } from '../../../contract/event.ts';
import { formatWholeDay } from '../../lib/date.ts';
import { linesOf } from '../../lib/linesOf.ts';
import { type LocalText, localText } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Section } from '../../ui/Section.tsx';
import { KoreanTimeNote } from '../../widgets/KoreanTimeNote.tsx';

/** What the price includes and what not, and the approval of the advertisement. What is unknown is left out. */
export function EventTerms({ event }: { event: Event }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { adApprovalNumber, adApprovalEndsOn } = event;
  const included = localText(language, event.included, event.includedJa);
  const notIncluded = localText(language, event.notIncluded, event.notIncludedJa);
  if (!included.text && !notIncluded.text && !adApprovalNumber) return null;
  return (
    <Section title={t('event.terms')}>
      <div className="grid gap-4">
        <TermLines title={t('event.included')} icon="check" lines={included} />
        <TermLines title={t('event.notIncluded')} icon="close" lines={notIncluded} />
        {adApprovalNumber && (
          <p className="text-muted text-small">
            {t('event.adApproval')}{' '}
            <span lang={language === 'ja' ? 'ko' : undefined}>{adApprovalNumber}</span>{' '}
            {adApprovalEndsOn && (
              <span className="inline-block">
                ({t('event.validUntil', { date: formatWholeDay(adApprovalEndsOn) })})
                <KoreanTimeNote moment={adApprovalEndsOn} />
              </span>
            )}
          </p>
        )}
      </div>
    </Section>
  );
}

interface TermLinesProps {
  title: string;
  icon: 'check' | 'close';
  /** One thing in each line. */
  lines: LocalText;
}

function TermLines({ title, icon, lines }: TermLinesProps) {
  const things = linesOf(lines.text);
  if (things.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <ul className="grid gap-1" lang={lines.lang}>
        {things.map((thing) => (
          <li key={thing} className="flex gap-2">
            <Icon
              name={icon}
              className={`mt-1 size-4 shrink-0 ${icon === 'check' ? 'text-success' : 'text-muted'}`}
            />
            <span className="min-w-0 break-words">{thing}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
