import { useTranslation } from 'react-i18next';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { useAppointment } from '../../domain/counsel/useAppointment.ts';
import { Button } from '../../ui/button/Button.tsx';
import { useWrite } from '../parts/form/useWrite.ts';
import { useChangeCounsel } from './counselWrites.ts';

/** After the time of the appointment staff note here that the member did not come, or take this note back. */
export function NoShow({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const { id, version, noShow } = counsel;
  const { send, isBusy } = useWrite(useChangeCounsel(id));
  const appointment = useAppointment(counsel);
  if (!appointment?.hasBegun || (counsel.hasCome && !noShow)) return null;
  const isNext = noShow === null;
  return (
    <Button
      look="quiet"
      isBusy={isBusy}
      onClick={() =>
        send({ version, noShow: isNext }, t(isNext ? 'dates.noShowMarked' : 'dates.noShowUndone'))
      }
    >
      {t(isNext ? 'dates.noShow' : 'dates.noShowUndo')}
    </Button>
  );
}
