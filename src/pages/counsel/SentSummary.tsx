import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { AnswerTime } from '../../domain/clinic/AnswerTime.tsx';
import { CounselCode } from '../../domain/counsel/CounselCode.tsx';
import { localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { Notice } from '../../ui/status/Notice.tsx';
import { NoticeStep } from './NoticeStep.tsx';

interface SentSummaryProps {
  counsel: Counsel;
  memberId: string;
}

/** Right after the booking: confirmation, number, what happens next, and a way to get notices. */
export function SentSummary({ counsel, memberId }: SentSummaryProps) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('counsel.sent.title')} className="grid gap-4">
      <Notice tone="success">
        <span className="block font-semibold">{t('counsel.sent.title')}</span>
        <span className="block">
          <Next counsel={counsel} />
        </span>
      </Notice>
      <CounselCode code={counsel.code} />
      <ol aria-label={t('dates.sent.steps')} className="grid gap-3 rounded-card bg-quiet px-4 py-4">
        <Step n={1} title={t('dates.sent.confirmed')}>
          {counsel.answerHours === undefined ? (
            t('dates.sent.inOpeningHours')
          ) : (
            <AnswerTime hours={counsel.answerHours} />
          )}
        </Step>
        <Step n={2} title={t('dates.sent.arranged')}>
          {t('dates.sent.arrangedHow')}
        </Step>
        <Step n={3} title={t('dates.sent.visit')}>
          {t('dates.sent.visitHow')}
        </Step>
      </ol>
      <NoticeStep code={counsel.code} memberId={memberId} explains />
    </section>
  );
}

/** How the clinic answers, as the member chose it. Without a choice or a number the answer is on this page. */
function Next({ counsel: { clinic, details } }: { counsel: Counsel }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { by = 'HERE', address } = details?.contact ?? {};
  const way = by === 'PHONE' && !address ? 'HERE' : by;
  return t(`counsel.sent.next.${way}`, {
    clinic: localName(language, clinic).text,
    phone: address,
  });
}

interface StepProps {
  n: number;
  title: string;
  children: ReactNode;
}

function Step({ n, title, children }: StepProps) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden="true"
        className="grid size-6 shrink-0 place-items-center rounded-full bg-surface font-bold text-brand-strong text-small tabular-nums"
      >
        {formatCount(n)}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">{title}</span>
        <span className="block text-muted text-small">{children}</span>
      </span>
    </li>
  );
}
