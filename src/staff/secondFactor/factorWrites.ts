import type { QueryClient } from '@tanstack/query-core';
import { atom } from 'jotai';
import { atomsByInput } from '../../api/atomsByInput.ts';
import { atomWithMutation } from '../../api/queryAtoms.ts';
import { type StepUpAnswer, staffCall, staffQuery } from '../../api/staffCall.ts';
import { sha256 } from '../../lib/digests.ts';
import { refetchLists } from '../staffAnswers.ts';
import { makePasskey, provePasskey } from './passkeyBrowser.ts';

/** The calls that wait for a second factor. */
export const stepUpAtom = atom<readonly StepUpAnswer[]>([]);

export const secondFactorQuery = staffQuery('GET /auth/second-factor', {});

export type CodeKind = 'totp' | 'recovery-code' | 'enrolment-code';

const refetch = (client: QueryClient) => refetchLists(client, 'GET /auth/second-factor');

export const giveCodeAtoms = atomsByInput((kind: CodeKind) =>
  atomWithMutation(() => ({
    mutationFn: async (code: string): Promise<void> => {
      await staffCall(`POST /auth/second-factor/${kind}`, { body: { code } });
    },
  })),
);

/** For an account without a factor: signs in again. The new session replaces this one. */
export const givePasswordAtom = atomWithMutation(() => ({
  mutationFn: async ({ userId, password }: { userId: string; password: string }): Promise<void> => {
    const body = { user_id: userId, password: await sha256(password) };
    await staffCall('POST /auth/login', { body });
  },
}));

export const givePasskeyAtom = atomWithMutation(() => ({
  mutationFn: async (): Promise<void> => {
    const { data } = await staffCall('POST /auth/second-factor/passkey/options', {});
    const proof = await provePasskey(data);
    await staffCall('POST /auth/second-factor/passkey', { body: { proof } });
  },
}));

/** A new secret each time; the app that is in force stays until a code confirms the new one. */
export const beginTotpAtom = atomWithMutation(() => ({
  mutationFn: async () => (await staffCall('POST /auth/totp', {})).data,
}));

/** Returns the recovery codes when this was the first factor. */
export const confirmTotpAtom = atomWithMutation(() => ({
  mutationFn: async (code: string) =>
    (await staffCall('POST /auth/totp/confirm', { body: { code } })).data.recoveryCodes,
}));

export const addPasskeyAtom = atomWithMutation(() => ({
  mutationFn: async (name: string) => {
    const { data: options } = await staffCall('POST /auth/passkeys/options', {});
    const passkey = await makePasskey(options);
    const { data } = await staffCall('POST /auth/passkeys', { body: { name, passkey } });
    return data.recoveryCodes;
  },
}));

export const removeTotpAtom = atomWithMutation(() => ({
  mutationFn: async (_: undefined, { client }): Promise<void> => {
    await staffCall('DELETE /auth/totp', {});
    await refetch(client);
  },
}));

export const renamePasskeyAtoms = atomsByInput((id: string) =>
  atomWithMutation(() => ({
    mutationFn: async (name: string, { client }): Promise<void> => {
      await staffCall('PATCH /auth/passkeys/:id', { params: { id }, body: { name } });
      await refetch(client);
    },
  })),
);

export const removePasskeyAtoms = atomsByInput((id: string) =>
  atomWithMutation(() => ({
    mutationFn: async (_: undefined, { client }): Promise<void> => {
      await staffCall('DELETE /auth/passkeys/:id', { params: { id } });
      await refetch(client);
    },
  })),
);

export const renewCodesAtom = atomWithMutation(() => ({
  mutationFn: async () => (await staffCall('POST /auth/recovery-codes', {})).data.recoveryCodes,
}));
