import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isStepBack } from '../../../contract/plain/counselCourse.ts';
import type { CounselMoveOption, StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { useAppointment } from '../../domain/counsel/useAppointment.ts';
import { CANCEL_SENTENCES } from '../../i18n/cancelSentences.ts';
import { useLanguage } from '../../state/language.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useWrite } from '../parts/form/useWrite.ts';
import { Panel } from '../parts/Panel.tsx';
import { readAtAppointment, useChangeCounsel } from './counselWrites.ts';
import { JumpForm } from './JumpForm.tsx';
import { type MoveDetails, MoveForm, NoVisit } from './MoveForm.tsx';
import { NoShow } from './NoShow.tsx';

/** The usual next step as a button or a form with a day; unusual steps are behind another press. */
export function CounselMoves({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const { id, version, clinic } = counsel;
  const { send, isBusy } = useWrite(useChangeCounsel(id));
  const [open, setOpen] = useState<'cancel' | 'jump' | null>(null);
  const { next, back, cancel, jumps } = sorted(counsel);
  const isOver = counsel.moves.length === 0;
  const language = useLanguage();
  const readIn = counsel.language === 'ja' ? 'ja' : 'ko';
  const reasons = CANCEL_SENTENCES.map((each) => ({ text: each[readIn], name: each[language] }));
  useFreshMoves(counsel);

  const move = async (to: CounselMoveOption['to'], details: MoveDetails = {}) => {
    const isDone = await send({ version, state: to, ...details }, t('counsel.moved'));
    if (isDone) setOpen(null);
    return isDone;
  };

  return (
    <Panel title={t('counsel.next')}>
      {!next && <p className="text-muted">{t(isOver ? 'counsel.over' : 'counsel.tooEarly')}</p>}
      {next?.makesNoVisit && <NoVisit isMissed={counsel.noShow !== null} />}
      {next && !next.needsAppointment && (
        <Button className="w-full sm:w-auto" isBusy={isBusy} onClick={() => move(next.to)}>
          {t(`counsel.move.${next.to}`)}
        </Button>
      )}
      {next?.needsAppointment && (
        <MoveForm
          key={next.to}
          counselId={id}
          clinicId={clinic.id}
          option={next}
          isBusy={isBusy}
          onSubmit={(given) => move(next.to, given)}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        <NoShow counsel={counsel} />
        {back && (
          <Button look="quiet" isBusy={isBusy} onClick={() => move(back.to)}>
            {t('counsel.stepBack')}
          </Button>
        )}
        {jumps.length > 0 && (
          <Button
            look="quiet"
            aria-expanded={open === 'jump'}
            onClick={() => setOpen(open === 'jump' ? null : 'jump')}
          >
            {t('counsel.otherStep')}
          </Button>
        )}
        {cancel && (
          <Button
            look="quiet"
            aria-expanded={open === 'cancel'}
            onClick={() => setOpen(open === 'cancel' ? null : 'cancel')}
          >
            {t('counsel.move.CANCELED')}
          </Button>
        )}
      </div>
      {!cancel && !isOver && (
        <p className="mt-3 text-muted text-small">{t('counsel.cancelByOperator')}</p>
      )}
      {open === 'cancel' && cancel && (
        <MoveForm
          counselId={id}
          clinicId={clinic.id}
          option={cancel}
          reasons={reasons}
          isBusy={isBusy}
          onSubmit={(given) => move(cancel.to, given)}
        />
      )}
      {open === 'jump' && (
        <JumpForm
          counselId={id}
          clinicId={clinic.id}
          options={jumps}
          isBusy={isBusy}
          onMove={move}
        />
      )}
    </Panel>
  );
}

/** The server says which moves are allowed; this only groups them. */
function sorted({ state, moves }: StaffCounsel) {
  const cancel = moves.find(({ to }) => to === 'CANCELED');
  const back = moves.find(({ to }) => isStepBack(state, to));
  const onward = moves.filter((option) => option !== cancel && option !== back);
  return {
    next: onward.find(({ needsReason }) => !needsReason),
    back,
    cancel,
    jumps: onward.filter(({ needsReason }) => needsReason),
  };
}

/** Other moves are allowed once the appointment has begun. The counsel is then read again. */
function useFreshMoves(counsel: StaffCounsel): void {
  const { id } = counsel;
  const client = useQueryClient();
  const { at = null, hasBegun = false } = useAppointment(counsel) ?? {};
  const before = useRef({ at, hasBegun });
  useEffect(() => {
    const isDue = hasBegun && before.current.at === at && !before.current.hasBegun;
    before.current = { at, hasBegun };
    if (!isDue) return;
    readAtAppointment(client, id).catch((cause: unknown) =>
      console.error('The counsel was not read again', cause),
    );
  }, [client, id, at, hasBegun]);
}
