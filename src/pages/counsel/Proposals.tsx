import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { awaitedAppointment, isOver } from '../../../contract/plain/counselCourse.ts';
import type { Proposal } from '../../../contract/wishes.ts';
import { AppointmentText } from '../../domain/counsel/AppointmentText.tsx';
import { useFailureText } from '../../domain/failureText.ts';
import { isProposalGone, useAcceptProposal } from '../../domain/proposal/proposalAtoms.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';
import { useConsentFirst } from './useConsentFirst.ts';

interface ProposalsProps {
  counsel: Counsel;
  /** Opens the thread with this text in the composer. */
  onWrite: (text: string) => void;
}

/** The times that the clinic proposes. Absent without any, unless an acceptance has just ended. */
export function Proposals({ counsel, onWrite }: ProposalsProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { proposals = [] } = counsel;
  const accept = useAcceptProposal(counsel.id);
  const result = useResult(counsel, proposals);
  const askForConsent = useConsentFirst(counsel);

  if (proposals.length === 0 && !accept.isPending && result === null) return null;
  const press = async (proposalId: string) => {
    if (!(await askForConsent()) || accept.isRunning()) return;
    const offered = proposals.map(({ id }) => id);
    accept.mutateAsync({ proposalId, offered }).catch((cause: unknown) => {
      console.error('The time was not accepted', cause);
    });
  };
  return (
    <section
      aria-label={t('dates.proposals.title')}
      className="rounded-2xl bg-raised p-5 shadow-card"
    >
      <div role="status" className="grid gap-3 not-empty:mb-3 empty:hidden">
        {result?.isAccepted && <Notice tone="success">{t('dates.proposals.accepted')}</Notice>}
        {result?.isAccepted === false && (
          <Notice tone="warning">
            {isProposalGone(result.cause) ? t('dates.proposals.gone') : failureText(result.cause)}
          </Notice>
        )}
      </div>
      {proposals.length > 0 && (
        <>
          <h2 className="text-balance font-bold text-lead">{t('dates.proposals.title')}</h2>
          <p className="mt-1 text-muted text-small">{t('dates.proposals.hint')}</p>
          <ul className="mt-3 grid gap-3">
            {proposals.map(({ id: proposalId, at, isFull = false }) => (
              <li key={proposalId} className="grid gap-2 rounded-card bg-quiet p-3">
                <p id={`at-${proposalId}`} className="text-center font-semibold">
                  <AppointmentText at={at} />
                </p>
                <Button
                  aria-describedby={`at-${proposalId}`}
                  isBusy={accept.isPending && accept.variables.proposalId === proposalId}
                  disabled={isFull}
                  onClick={() => press(proposalId)}
                >
                  {t(isFull ? 'dates.proposals.full' : 'dates.proposals.accept')}
                </Button>
              </li>
            ))}
          </ul>
          <SlowNotice isWaiting={accept.isPending} />
          <Button
            look="quiet"
            className="mt-3 w-full"
            onClick={() => onWrite(t('dates.proposals.draft'))}
          >
            {t('dates.proposals.none')}
          </Button>
        </>
      )}
    </section>
  );
}

/** The result of the last press, as long as it is true: the clinic and the member may change the counsel later. */
function useResult(counsel: Counsel, proposals: readonly Proposal[]): Result | null {
  const { data: acceptedAt, error, variables } = useAcceptProposal(counsel.id);
  if (acceptedAt) {
    const isAwaited = awaitedAppointment(counsel) === acceptedAt;
    return isAwaited && proposals.length === 0 ? { isAccepted: true } : null;
  }
  const isNew = ({ id }: Proposal) => !variables?.offered.includes(id);
  if (error === null || isOver(counsel.state) || proposals.some(isNew)) return null;
  return { isAccepted: false, cause: error };
}

type Result = { isAccepted: true } | { isAccepted: false; cause: unknown };
