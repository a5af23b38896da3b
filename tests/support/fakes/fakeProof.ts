import type { IdentityProof } from '../../../src/environment/environment.ts';

export interface FakeProof extends IdentityProof {
  /** How often a fresh token was requested. */
  renewals: number;
  isForgotten: boolean;
}

/** LINE's proof of identity, without LINE. */
export function fakeProof(changes: Partial<IdentityProof> = {}): FakeProof {
  const proof: FakeProof = {
    by: 'line-app',
    token: () => 'id-token',
    accessToken: () => 'access-token',
    renew: () => {
      proof.renewals += 1;
    },
    forget: () => {
      proof.isForgotten = true;
    },
    renewals: 0,
    isForgotten: false,
    ...changes,
  };
  return proof;
}
