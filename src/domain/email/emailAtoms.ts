import type { QueryClient } from '@tanstack/query-core';
import type { MemberEmail } from '../../../contract/email.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { codeOf } from '../../api/ApiError.ts';
import { memberCall, memberQuery } from '../../api/memberCall.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { useData } from '../../api/useServerData.ts';

const emailQuery = memberQuery('GET /member/email', {});

export const useMemberEmail = () => useData(emailQuery);

const refetchEmail = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: emailQuery.queryKey });

/** My page offers e-mail as a channel if there is an address. */
const refetchEmailAndChannels = (client: QueryClient) =>
  Promise.all([
    refetchEmail(client),
    client.invalidateQueries({ queryKey: ['GET /member/notice-choices'] }),
  ]);

const knownEmail = (client: QueryClient) =>
  client.getQueryData<{ data: MemberEmail }>(emailQuery.queryKey)?.data;

/** Sends a code to the address. Even after a failure the mail may arrive, so the address may wait for its code. */
export const askForCodeAtom = writeAtom(
  async (body: { address: string; language: Language }, client): Promise<void> => {
    try {
      await memberCall('PUT /member/email/address', { body });
    } finally {
      await refetchEmail(client);
    }
  },
);

/**
 * Confirms the address that waits for the code. After a wrong code the address is read again: this may have been the
 * last try that the code allows. If the answer of an earlier press was lost, the server no longer knows the code, but
 * the address is confirmed.
 */
export const confirmEmailAtom = writeAtom(async (code: string, client): Promise<void> => {
  const before = knownEmail(client);
  try {
    await memberCall('POST /member/email/confirm', { body: { code } });
  } catch (cause) {
    if (codeOf(cause) !== 'wrong_code') throw cause;
    await refetchEmail(client);
    const after = knownEmail(client);
    const wasConfirmed = before?.address === before?.waiting;
    const isConfirmed = after?.address === before?.waiting && after?.waiting === null;
    if (wasConfirmed || !isConfirmed) throw cause;
  }
  await refetchEmailAndChannels(client);
});

export const removeEmailAtom = writeAtom(async (_: undefined, client): Promise<void> => {
  await memberCall('DELETE /member/email/address', {});
  await refetchEmailAndChannels(client);
});
