import { useEffect } from 'react';
import type { CounselCard } from '../../../contract/counsel.ts';
import { forgetAppointment, OFFLINE_MEMBER } from '../../environment/forgetDevice.ts';
import {
  agreeToKeep,
  type KeptAppointment,
  keepAppointment,
} from '../../environment/keptAppointment.ts';
import { useOnDevice } from '../../environment/useOnDevice.ts';
import { formatAddress } from '../../lib/address.ts';
import { dataOf } from '../../lib/answer.ts';
import { useMemberId } from '../session/useSession.ts';
import { appointmentOf } from './appointment.ts';
import { useCounselList } from './counselAtoms.ts';
import { sectionsOf } from './counselSections.ts';

/** The counsel with the next appointment. */
function nextOf(counsels: readonly CounselCard[], now: Date) {
  const [first] = sectionsOf(counsels, now);
  const ahead = first?.name === 'upcoming' ? first.counsels : [];
  const timed = ahead.flatMap((counsel) => {
    const at = appointmentOf(counsel)?.at;
    return at && new Date(at) > now ? [{ at, counsel }] : [];
  });
  return timed[0];
}

function nextAppointment(counsels: readonly CounselCard[]): KeptAppointment | null {
  const next = nextOf(counsels, new Date());
  if (!next) return null;
  const { clinic } = next.counsel;
  const { name, nameJa, addressJa } = clinic;
  return { at: next.at, clinic: { name, nameJa, addressJa, address: formatAddress(clinic) } };
}

/** Keeps the next appointment on this device up to date, if the member has agreed here. */
export function useKeptAppointment() {
  const { answer } = useCounselList();
  const counsels = dataOf(answer);
  const memberId = useMemberId();
  const agreedBy = useOnDevice(OFFLINE_MEMBER);

  useEffect(() => {
    if (memberId === null || agreedBy === null || !counsels) return;
    // The former member has not logged out, e.g. because the session expired.
    if (agreedBy !== memberId) return forgetAppointment();
    keepAppointment(nextAppointment(counsels)).catch((cause) =>
      console.error('The appointment was not kept', cause),
    );
  }, [memberId, agreedBy, counsels]);

  return {
    isKept: memberId !== null && agreedBy === memberId,
    keep: (isKept: boolean) => {
      if (memberId !== null && isKept) agreeToKeep(memberId);
      else forgetAppointment();
    },
  };
}
