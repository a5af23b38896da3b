import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { isNotFound } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { callsOfStaff, type StepUpAnswer, staffCall, staffQuery } from '../../api/staffCall.ts';
import { sha256 } from '../../lib/digests.ts';
import { refetchLists } from '../staffAnswers.ts';
import { makePasskey, provePasskey } from './passkeyBrowser.ts';

/** The calls that wait for a second factor. */
export const stepUpAtom = atom<readonly StepUpAnswer[]>([]);

/** Answers all of them. */
export const answerStepUpAtom = atom(null, (get, set, isGiven: boolean) => {
  const waiting = get(stepUpAtom);
  set(stepUpAtom, []);
  for (const tell of waiting) tell(isGiven);
});

export const secondFactorQuery = staffQuery('GET /auth/second-factor', {});

export type CodeKind = 'totp' | 'recovery-code' | 'enrolment-code';

const refetch = (client: QueryClient) => refetchLists(client, 'GET /auth/second-factor');

export const useGiveCode = writesById(async (kind: CodeKind, code: string): Promise<void> => {
  await staffCall(`POST /auth/second-factor/${kind}`, { body: { code } });
});

/** For an account without a factor: signs in again. The new session replaces this one. */
export const givePasswordAtom = writeAtom(
  async ({ userId, password }: { userId: string; password: string }): Promise<void> => {
    const body = { user_id: userId, password: await sha256(password) };
    await staffCall('POST /auth/login', { body });
  },
);

export const givePasskeyAtom = writeAtom(async (): Promise<void> => {
  const call = callsOfStaff();
  const { data } = await call('POST /auth/second-factor/passkey/options', {});
  const proof = await provePasskey(data);
  await call('POST /auth/second-factor/passkey', { body: { proof } });
});

/** A new secret each time; the app that is in force stays until a code confirms the new one. */
export const beginTotpAtom = writeAtom(async () => (await staffCall('POST /auth/totp', {})).data);

/** Returns the recovery codes when this was the first factor. */
export const confirmTotpAtom = writeAtom(
  async (code: string) =>
    (await staffCall('POST /auth/totp/confirm', { body: { code } })).data.recoveryCodes,
);

export const addPasskeyAtom = writeAtom(async (name: string) => {
  const call = callsOfStaff();
  const { data: options } = await call('POST /auth/passkeys/options', {});
  const passkey = await makePasskey(options);
  const { data } = await call('POST /auth/passkeys', { body: { name, passkey } });
  return data.recoveryCodes;
});

export const removeTotpAtom = writeAtom(async (_: undefined, client): Promise<void> => {
  await staffCall('DELETE /auth/totp', {});
  await refetch(client);
});

export const useRenamePasskey = writesById(async (id, name: string, client): Promise<void> => {
  await staffCall('PATCH /auth/passkeys/:id', { params: { id }, body: { name } });
  await refetch(client);
});

/** `not_found`: it was already removed, in another tab or by an earlier press whose answer was lost. */
export const useRemovePasskey = writesById(async (id, _: undefined, client): Promise<void> => {
  try {
    await staffCall('DELETE /auth/passkeys/:id', { params: { id } });
  } catch (cause) {
    if (!isNotFound(cause)) throw cause;
  }
  await refetch(client);
});

export const renewCodesAtom = writeAtom(
  async () => (await staffCall('POST /auth/recovery-codes', {})).data.recoveryCodes,
);
