import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import type { Proposal } from '../../../contract/wishes.ts';
import { AppointmentText } from '../../domain/counsel/AppointmentText.tsx';
import { useFailureText } from '../../domain/failureText.ts';
import { isGone, useAcceptProposal } from '../../domain/proposal/proposalAtoms.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';
import { WithTexts } from '../../widgets/loading/WithTexts.tsx';

interface ProposalsProps {
  counsel: Counsel;
  /** Opens the thread with this text in the composer. */
  onWrite: (text: string) => void;
}

/** The times that the clinic proposes. Absent without any, unless an acceptance has just ended. */
export function Proposals(props: ProposalsProps) {
  const { id, proposals = [] } = props.counsel;
  const { isIdle, isSuccess, error } = useAcceptProposal(id);
  const hasEnded = isSuccess || error !== null;
  if (proposals.length === 0 && isIdle) return null;
  return (
    <WithTexts of="dates">
      <Choice {...props} proposals={proposals} hasEnded={hasEnded} />
    </WithTexts>
  );
}

interface ChoiceProps extends ProposalsProps {
  proposals: readonly Proposal[];
  hasEnded: boolean;
}

function Choice({ counsel: { id }, proposals, hasEnded, onWrite }: ChoiceProps) {
  const { t } = useTranslation('dates');
  const accept = useAcceptProposal(id);
  const start = useRef<HTMLElement>(null);
  // The button is removed; focus moves to the result.
  useEffect(() => {
    if (hasEnded) start.current?.focus();
  }, [hasEnded]);

  const press = (proposalId: string) => {
    if (accept.isRunning()) return;
    accept.mutateAsync(proposalId).catch((cause: unknown) => {
      console.error('The time was not accepted', cause);
    });
  };
  return (
    <section
      ref={start}
      tabIndex={-1}
      aria-label={t('proposals.title')}
      className="rounded-2xl bg-raised p-5 shadow-card outline-none"
    >
      <div role="status" className="grid gap-3 not-empty:mb-3 empty:hidden">
        {hasEnded && accept.isSuccess && <Notice tone="success">{t('proposals.accepted')}</Notice>}
        {hasEnded && accept.error !== null && <Failure cause={accept.error} />}
      </div>
      {proposals.length > 0 && (
        <>
          <h2 className="text-balance font-bold text-lead">{t('proposals.title')}</h2>
          <p className="mt-1 text-muted text-small">{t('proposals.hint')}</p>
          <ul className="mt-3 grid gap-3">
            {proposals.map(({ id: proposalId, at, isFull = false }) => (
              <li key={proposalId} className="grid gap-2 rounded-card bg-quiet p-3">
                <p id={`at-${proposalId}`} className="text-center font-semibold">
                  <AppointmentText at={at} />
                </p>
                <Button
                  aria-describedby={`at-${proposalId}`}
                  isBusy={accept.isPending && accept.variables === proposalId}
                  disabled={isFull}
                  onClick={() => press(proposalId)}
                >
                  {t(isFull ? 'proposals.full' : 'proposals.accept')}
                </Button>
              </li>
            ))}
          </ul>
          <SlowNotice isWaiting={accept.isPending} />
          <Button
            look="quiet"
            className="mt-3 w-full"
            onClick={() => onWrite(t('proposals.draft'))}
          >
            {t('proposals.none')}
          </Button>
        </>
      )}
    </section>
  );
}

function Failure({ cause }: { cause: unknown }) {
  const { t } = useTranslation('dates');
  const failureText = useFailureText();
  return <Notice tone="warning">{isGone(cause) ? t('proposals.gone') : failureText(cause)}</Notice>;
}
