import { useTranslation } from 'react-i18next';
import { isStepBack } from '../../../contract/plain/counselCourse.ts';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { TranslatedText } from '../../domain/translation/TranslatedText.tsx';
import { reasonsOf, useTranslations } from '../../domain/translation/useTranslations.ts';
import { useLanguage } from '../../state/language.ts';
import { DateText } from '../../widgets/DateText.tsx';
import { useIsOperator } from '../console/useStaff.ts';
import { Panel } from '../parts/Panel.tsx';
import { staffTranslationQuery } from '../translation/staffTranslations.ts';

/** Who did what, newest first. Operators read the reasons as they were written. */
export function CounselHistory({ counsel: { id, history } }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const isOperator = useIsOperator();
  const translations = useTranslations(staffTranslationQuery(id, useLanguage()), {
    texts: isOperator ? [] : reasonsOf(history),
  });
  return (
    <Panel title={t('counsel.history')}>
      <ol className="divide-y divide-line">
        {history.toReversed().map(({ staff, ...change }) => (
          <li
            key={change.at + change.to}
            className="grid gap-x-4 py-2 first:pt-0 last:pb-0 sm:grid-cols-[9rem_1fr]"
          >
            <span className="text-muted text-small tabular-nums sm:pt-0.5">
              <DateText moment={change.at} withTime />
            </span>
            <div className="min-w-0">
              <span className="font-medium">
                {common(
                  isStepBack(change.from, change.to)
                    ? 'counsel.rescheduled'
                    : `counsel.state.${change.to}`,
                )}
              </span>{' '}
              <span className="text-muted text-small">{staff ?? t(`counsel.by.${change.by}`)}</span>
              {change.proposedAt && <span className="block">{t('dates.accepted')}</span>}
              {change.cause && <span className="block">{t(`counsel.cause.${change.cause}`)}</span>}
              {change.reason && (
                <TranslatedText
                  text={change.reason}
                  translation={isOperator ? undefined : translations.find(change.reasonId ?? '')}
                  isPending={translations.isPending(change.reasonId ?? '')}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
