import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { languageOfText } from '../../../contract/plain/languageOfText.ts';
import { AppointmentText } from '../../domain/counsel/AppointmentText.tsx';
import { CounselCode } from '../../domain/counsel/CounselCode.tsx';
import { sourceName, sourcePath } from '../../domain/counsel/counselSource.ts';
import { DetailText, detailsTold } from '../../domain/counsel/DetailsText.tsx';
import { WishesText } from '../../domain/counsel/WishesText.tsx';
import { useLanguage } from '../../state/language.ts';
import { DateText } from '../../widgets/DateText.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { FoldedText } from '../../widgets/text/FoldedText.tsx';

interface CounselRequestProps {
  counsel: Counsel;
  /** The page shows the code above. */
  hidesCode: boolean;
}

/** The member's request as it was sent. */
export function CounselRequest({ counsel, hidesCode }: CounselRequestProps) {
  const { t } = useTranslation();
  const { created_at, wishes, details, content, textsErased, code } = counsel;
  // A canceled counsel has no appointment any more.
  const { consultationAt, treatmentAt } = counsel.state === 'CANCELED' ? {} : counsel;
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <Row label={t('counsel.createdAt')}>
          <DateText moment={created_at} withTime />
        </Row>
        {wishes && (
          <Row label={t('counsel.wishes')}>
            <WishesText wishes={wishes} />
          </Row>
        )}
        {details &&
          detailsTold(details).map((each) => (
            <Row key={each} label={t(`dates.details.${each}`)}>
              <DetailText details={details} of={each} />
            </Row>
          ))}
        {consultationAt && (
          <Row label={t('counsel.consultationAt')}>
            <AppointmentText at={consultationAt} />
          </Row>
        )}
        {treatmentAt && (
          <Row label={t('counsel.treatmentAt')}>
            <AppointmentText at={treatmentAt} />
          </Row>
        )}
        <Row label={t('counsel.source')}>
          <Source counsel={counsel} />
        </Row>
      </dl>
      <h3 className="mt-5 mb-2 text-muted">{t('counsel.content')}</h3>
      {content ? (
        <div className="rounded-card bg-quiet px-4 py-3">
          <FoldedText text={content} lang={languageOfText(content)} />
        </div>
      ) : (
        <p className="rounded-card bg-quiet px-4 py-3 text-muted">
          {textsErased ? (
            <>
              {t(`counsel.textErased.${textsErased.by}`)}
              <span className="block text-small">
                <DateText moment={textsErased.at} withTime />
              </span>
            </>
          ) : (
            t('counsel.noContent')
          )}
        </p>
      )}
      {!hidesCode && (
        <div className="mt-3">
          <CounselCode code={code} />
        </div>
      )}
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

function Source({ counsel }: { counsel: Counsel }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const type = t(`counsel.sourceType.${counsel.sourceType}`);
  const name = sourceName(counsel, language);
  const path = sourcePath(counsel);
  if (path === null) {
    return (
      <>
        {type} <span className="block text-muted text-small">{t('counsel.sourceGone')}</span>
      </>
    );
  }
  return (
    <>
      {name && <span className="mr-2 text-muted">{type}</span>}
      <AppLink
        to={path}
        className="-my-2.5 inline-block text-balance py-2.5 text-brand-strong underline underline-offset-4"
        lang={name?.lang}
      >
        {name?.text ?? type}
      </AppLink>
    </>
  );
}
