import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffCounsel } from '../../../contract/staff/staffCounsel.ts';
import { codeOf } from '../../api/ApiError.ts';
import { useAppointment } from '../../domain/counsel/useAppointment.ts';
import { digitsIn } from '../../lib/number.ts';
import { Trouble } from '../../ui/status/Trouble.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { useWrite } from '../parts/form/useWrite.ts';
import { useEnterVisitCode } from './counselWrites.ts';

const LENGTH = 6;

/** From the day of the appointment on, staff enter the code that the member says. It confirms the visit. */
export function VisitCode({ counsel }: { counsel: StaffCounsel }) {
  const { t } = useTranslation('staff');
  const { id, version, visitedAt } = counsel;
  const [typed, setTyped] = useState('');
  const [isIncomplete, setIsIncomplete] = useState(false);
  const { send, isBusy } = useWrite(useEnterVisitCode(id), (cause) => {
    if (codeOf(cause) === 'wrong_code') return t('dates.code.wrong');
    return codeOf(cause) === 'too_many_requests' ? t('dates.code.tooMany') : undefined;
  });
  const appointment = useAppointment(counsel);
  if (!appointment || appointment.day === 'ahead' || visitedAt !== null) return null;

  const enter = () => {
    const code = digitsIn(typed);
    setIsIncomplete(code.length !== LENGTH);
    if (code.length === LENGTH) void send({ version, code }, t('dates.code.entered'));
  };

  return (
    <div className="grid gap-3 rounded-card bg-surface p-4 shadow-card">
      <TextInput
        label={t('dates.code.label')}
        hint={t('dates.code.hint')}
        value={typed}
        onChange={setTyped}
        maxLength={20}
        inputMode="numeric"
        autoComplete="off"
        sideButton={{ label: t('dates.code.enter'), onClick: enter, isBusy }}
      />
      <Trouble text={isIncomplete && t('dates.code.incomplete')} />
    </div>
  );
}
