import { keepOnDevice, readFromDevice } from './deviceMemory.ts';
import type { IdentityProof } from './environment.ts';

const KEY = 'line-account';

/** Remembers which LINE account the session belongs to: at the next start another account may be active. */
export const keepLineAccount = (proof: IdentityProof) => keepOnDevice(KEY, accountOf(proof));

export const forgetLineAccount = () => keepOnDevice(KEY, null);

/**
 * Whether LINE names another account than the one that opened the session. Inside the LINE app a session of an
 * unknown account counts as another's; in an ordinary browser it may come from another provider.
 */
export function isOtherLineAccount(proof: IdentityProof): boolean {
  const account = accountOf(proof);
  const known = readFromDevice(KEY);
  if (account === null) return false;
  return known === null ? proof.by === 'line-app' : known !== account;
}

/** The subject of the ID token. Not verified here: the server verifies it. */
function accountOf(proof: IdentityProof): string | null {
  const [, payload = ''] = proof.token()?.split('.') ?? [];
  try {
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null; // Not a JWT.
  }
}
