import type { QueryClient } from '@tanstack/query-core';
import { useEffect, useState } from 'react';
import type { CounselCard } from '../../../contract/counsel.ts';
import { memberQuery } from '../../api/memberCall.ts';
import { useQueryClient } from '../../api/useQueryClient.ts';
import { forgetAppointment } from '../../environment/forgetDevice.ts';
import {
  agreeToKeep,
  type KeptAppointment,
  keepAppointment,
  keepsAppointment,
  keepsAppointmentOfOther,
  readKeptAppointment,
} from '../../environment/keptAppointment.ts';
import { formatAddress } from '../../lib/address.ts';
import { dataOf } from '../../lib/answer.ts';
import { listOf } from '../../lib/list.ts';
import { clinicQuery } from '../clinic/clinicAtoms.ts';
import { useSession } from '../session/useSession.ts';
import { appointmentOf } from './AppointmentText.tsx';
import { useCounselList } from './counselAtoms.ts';
import { sectionsOf } from './counselSections.ts';

const wholeListQuery = memberQuery('GET /member/counsels', { query: {} });

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

/** Of all counsels: the next appointment may belong to an old one, which the list has not loaded. */
async function nextAppointment(
  client: QueryClient,
  { counsels, total }: { counsels: readonly CounselCard[]; total: number },
): Promise<KeptAppointment | null> {
  const isWhole = counsels.length >= total;
  const all = isWhole ? counsels : listOf<CounselCard>(await client.fetchQuery(wholeListQuery));
  const next = nextOf(all, new Date());
  if (!next) return null;
  const { name, nameJa, id } = next.counsel.clinic;
  const place = await client.ensureQueryData(clinicQuery(id)).then(
    ({ data }) => ({ address: formatAddress(data), addressJa: data.addressJa }),
    () => placeFromBefore(name),
  );
  return { at: next.at, clinic: { name, nameJa, ...place } };
}

/** The list of counsels has no addresses. A clinic that cannot be read keeps the address that the device has. */
async function placeFromBefore(name: string | null | undefined) {
  const kept = await readKeptAppointment();
  if (kept === null || kept.clinic.name !== name) return {};
  const { address, addressJa } = kept.clinic;
  return { address, addressJa };
}

/** Keeps the next appointment on this device up to date, if the member has agreed here. */
export function useKeptAppointment() {
  const session = useSession();
  const client = useQueryClient();
  const { answer, total } = useCounselList();
  const counsels = dataOf(answer);
  const [presses, setPresses] = useState(0);
  const memberId = session.state === 'member' ? session.member.id : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press changes what the device keeps
  useEffect(() => {
    if (memberId === null || !counsels) return;
    // The former member has not logged out, e.g. because the session expired.
    if (keepsAppointmentOfOther(memberId)) forgetAppointment();
    if (!keepsAppointment(memberId)) return;
    let isWanted = true;
    nextAppointment(client, { counsels, total })
      .then((next) => (isWanted ? keepAppointment(next) : undefined))
      .catch((cause) => console.error('The appointment was not kept', cause));
    return () => {
      isWanted = false;
    };
  }, [client, memberId, counsels, total, presses]);

  return {
    isKept: memberId !== null && keepsAppointment(memberId),
    keep: (isKept: boolean) => {
      if (memberId !== null && isKept) agreeToKeep(memberId);
      else forgetAppointment();
      setPresses(presses + 1);
    },
  };
}
