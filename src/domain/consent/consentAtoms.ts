import type { Query, QueryClient } from '@tanstack/query-core';
import {
  CONSENT_PURPOSES,
  CONSENT_VERSION,
  type WithdrawalChoice,
} from '../../../contract/plain/consent.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { codeOf } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { memberCall, memberQuery } from '../../api/memberCall.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { useData } from '../../api/useServerData.ts';
import { showMember } from '../../state/shownMember.ts';
import { refetchTranslations } from '../translation/translationAtoms.ts';

/** What the member answered about each clinic. */
const consentsQuery = memberQuery('GET /member/consents', {});

export const useConsents = () => useData(consentsQuery);

export interface Agreement {
  clinicId: string;
  /** The language that the text was shown in. */
  language: Language;
}

/** Records that the member agrees to all purposes of the text for this clinic. */
export async function agree(
  client: QueryClient,
  { clinicId, language }: Agreement,
  call = memberCall,
): Promise<void> {
  const purposes = [...CONSENT_PURPOSES];
  const { data } = await call('POST /member/consents', {
    body: { clinic_id: clinicId, purposes, version: CONSENT_VERSION, language },
  });
  showMember(client, data);
  void client.invalidateQueries({ queryKey: consentsQuery.queryKey });
}

/** Agrees from the page of a counsel, which then knows that the consent is there. */
export const agreeAgainAtom = writeAtom(async (agreement: Agreement, client): Promise<void> => {
  await agree(client, agreement);
  await client.invalidateQueries({ queryKey: ['GET /member/counsels/:id'] });
});

export const ALL_CLINICS = 'all';

/** Withdraws the consents to a clinic, or to `ALL_CLINICS`. The member's counsels may have changed, so they refetch. */
export const useWithdrawConsents = writesById(
  async (clinicId, counsels: WithdrawalChoice, client): Promise<void> => {
    const isForAll = clinicId === ALL_CLINICS;
    const { data } = await memberCall('POST /member/consents/withdrawal', {
      body: { ...(!isForAll && { clinic_id: clinicId }), counsels },
    });
    showMember(client, data);
    // Erased texts must not be shown again: counsels, their messages and translations.
    const ofCounsel = ({ queryKey: [key] }: Query) =>
      String(key).startsWith('GET /member/counsels/:id');
    client.removeQueries({ predicate: ofCounsel, type: 'inactive' });
    await client.invalidateQueries({ queryKey: ['GET /member/counsels'] });
    await client.invalidateQueries({ queryKey: consentsQuery.queryKey });
    // Withdrawing all consents also ends reading in LINE.
    void client.invalidateQueries({ queryKey: ['GET /member/line-reading'] });
    if (isForAll) await refetchTranslations(client);
  },
);

/** The server says that a consent is missing: it was withdrawn elsewhere, or the text has a new version. */
export const isConsentMissing = (cause: unknown) => codeOf(cause) === 'consent_required';
