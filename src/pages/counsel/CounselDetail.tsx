import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Counsel } from '../../../contract/counsel.ts';
import { isOver } from '../../../contract/plain/counselCourse.ts';
import { CounselClinic } from '../../domain/counsel/CounselClinic.tsx';
import { hasBeenThere } from '../../domain/counsel/counselStages.ts';
import { useAppointment } from '../../domain/counsel/useAppointment.ts';
import { useOpenModal } from '../../state/modal.ts';
import { forgetSentCounsel } from '../../state/sentCounsel.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { AskForDate } from './AskForDate.tsx';
import { BookAgain } from './BookAgain.tsx';
import { ConsentOffer } from './ConsentOffer.tsx';
import { CounselRequest } from './CounselRequest.tsx';
import { CounselStatus } from './CounselStatus.tsx';
import { CounselThread, type Prefill } from './CounselThread.tsx';
import { hasMissed } from './hasMissed.ts';
import { NoticeStep } from './NoticeStep.tsx';
import { Proposals } from './Proposals.tsx';
import { ReviewLink } from './ReviewLink.tsx';
import { SentSummary } from './SentSummary.tsx';
import { SimilarClinics } from './SimilarClinics.tsx';

interface CounselDetailProps {
  counsel: Counsel;
  memberId: string;
}

export function CounselDetail({ counsel, memberId }: CounselDetailProps) {
  const { t } = useTranslation();
  const { id, state } = counsel;
  const [prefill, setPrefill] = useState<Prefill | null>(null);
  const isSent = useIsSent(counsel);
  // From the next day on the page asks whether the member came. Only who did not come cancels then.
  const isPast = useAppointment(counsel)?.day === 'over';
  const mayCancel = !isOver(state) && (!isPast || hasMissed(counsel));
  // One review per counsel. It is the main action after the visit.
  const isReviewNext = hasBeenThere(counsel) && !counsel.review_id;
  // A review stays editable after the counsel was canceled. A new one cannot be written then.
  const mayReview = state !== 'CANCELED' || Boolean(counsel.review_id);
  const write = (text: string) => setPrefill({ text });
  return (
    <>
      <div className="grid gap-3 px-4 pt-2">
        {isSent && <SentSummary counsel={counsel} memberId={memberId} />}
        <CounselStatus counsel={counsel} memberId={memberId} hidesAnswerTime={isSent} />
        {!isSent && !isOver(state) && <NoticeStep code={counsel.code} memberId={memberId} />}
        {counsel.textsErased?.by !== 'member' && <ConsentOffer counsel={counsel} />}
        <Proposals counsel={counsel} onWrite={write} />
        <AskForDate counsel={counsel} onWrite={write} />
        {state === 'CANCELED' && <BookAgain counsel={counsel} />}
        {isReviewNext && <ReviewLink counsel={counsel} />}
      </div>
      <Section title={t('counsel.timeline')}>
        <CounselThread counsel={counsel} memberId={memberId} prefill={prefill} />
      </Section>
      <Section title={t('counsel.clinic')}>
        <CounselClinic counsel={counsel} />
      </Section>
      <Section title={t('counsel.detail')}>
        <CounselRequest counsel={counsel} hidesCode={isSent} />
      </Section>
      {isSent && <SimilarClinics counselId={id} />}
      <div className="grid gap-2 px-4">
        {!isReviewNext && mayReview && <ReviewLink counsel={counsel} />}
        {state === 'TREATMENT_COMPLETE' && <BookAgain counsel={counsel} />}
        {mayCancel && <CancelButton id={id} />}
      </div>
    </>
  );
}

/** Whether the member has just sent the counsel: `?done`, until the clinic has answered. */
function useIsSent({ state }: Counsel): boolean {
  const [search] = useSearchParams();
  useEffect(forgetSentCounsel, []);
  return search.has('done') && state === 'AWAITING_CLINIC_CONFIRMATION';
}

function CancelButton({ id }: { id: string }) {
  const { t } = useTranslation();
  const openModal = useOpenModal();
  return (
    <Button look="danger" onClick={() => openModal('counselCancel', { counselId: id })}>
      {t('counsel.cancel')}
    </Button>
  );
}
