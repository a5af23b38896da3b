import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { AppointmentText } from '../../domain/counsel/AppointmentText.tsx';
import { DetailText, detailsTold } from '../../domain/counsel/DetailsText.tsx';
import { WishesText } from '../../domain/counsel/WishesText.tsx';
import { TranslatedText } from '../../domain/translation/TranslatedText.tsx';
import { useTranslations } from '../../domain/translation/useTranslations.ts';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { DateText } from '../../widgets/DateText.tsx';
import { useIsOperator } from '../console/useStaff.ts';
import { Panel } from '../parts/Panel.tsx';
import { staffTranslationQuery } from '../translation/staffTranslations.ts';

/** The request of the member: text, clinic and source. */
export function CounselFacts({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const { t: common } = useTranslation();
  const language = useLanguage();
  const { clinic, member, source, sourceType, wishes, details } = counsel;
  // A canceled counsel has no appointment any more.
  const { consultationAt, treatmentAt } = counsel.state === 'CANCELED' ? {} : counsel;
  const spoken = counsel.language === 'ja' ? 'ja' : 'ko';
  const from = [
    common(`counsel.sourceType.${sourceType}`),
    source && localName(language, source).text,
  ];
  return (
    <Panel title={t('counsel.text')}>
      <div className="rounded-card bg-quiet px-4 py-3">
        {counsel.textsErased ? (
          <p className="text-muted">
            {t(`counsel.textErased.${counsel.textsErased.by}`)}
            <span className="block text-small">
              <DateText moment={counsel.textsErased.at} withTime />
            </span>
          </p>
        ) : (
          <BookedText counsel={counsel} />
        )}
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Fact name={t('counsel.clinic')}>{localName(language, clinic).text}</Fact>
        <Fact name={t('counsel.source')}>{from.filter(Boolean).join(' · ')}</Fact>
        <Fact name={t('counsel.member')}>
          {member.nickname ?? t('counsel.noName')} · {t(`counsel.language.${spoken}`)}
        </Fact>
        <Fact name={t('counsel.booked')}>
          <DateText moment={counsel.created_at} withTime />
        </Fact>
        {wishes && (
          <Fact name={common('counsel.wishes')}>
            <WishesText wishes={wishes} />
          </Fact>
        )}
        {details &&
          detailsTold(details).map((each) => (
            <Fact key={each} name={common(`dates.details.${each}`)}>
              <DetailText details={details} of={each} isCallable />
            </Fact>
          ))}
        {consultationAt && (
          <Fact name={common('counsel.consultationAt')}>
            <AppointmentText at={consultationAt} />
          </Fact>
        )}
        {treatmentAt && (
          <Fact name={common('counsel.treatmentAt')}>
            <AppointmentText at={treatmentAt} />
          </Fact>
        )}
      </dl>
    </Panel>
  );
}

/** Operators see no translation here: they may read only those of a thread, after they have given a reason. */
function BookedText({ counsel: { id, content } }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const isOperator = useIsOperator();
  const translations = useTranslations(staffTranslationQuery(id, useLanguage()), {
    texts: isOperator ? [] : [{ name: 0, text: content }],
  });
  if (!content) return <p className="text-muted">{t('counsel.noText')}</p>;
  return (
    <TranslatedText
      text={content}
      translation={isOperator ? undefined : translations.find(0)}
      isPending={translations.isPending(0)}
    />
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-small">{name}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
