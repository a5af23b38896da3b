import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Counsel } from '../../../contract/counsel.ts';
import { sentCounselAtom } from '../../state/sentCounsel.ts';

/** Whether the member has just sent the counsel: `?done`, until the clinic has answered. */
export function useIsSent({ state }: Counsel): boolean {
  const [search] = useSearchParams();
  const setSentCounsel = useSetAtom(sentCounselAtom);
  useEffect(() => setSentCounsel(null), [setSentCounsel]);
  return search.has('done') && state === 'AWAITING_CLINIC_CONFIRMATION';
}
