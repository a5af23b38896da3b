import { createHmac } from 'node:crypto';
import type { MasterKeys } from '../../crypto/masterKey.ts';
import { isSameSecret } from '../../lib/isSameSecret.ts';

/** Signs the access record with a key that is not in the database. */
export interface AuditKeys {
  sign(text: string): string;
  /** Also true for a signature under a former key that is known. */
  verify(text: string, signature: string): boolean;
  /** A hash of the head before this entry. The signature of that head cannot be computed from it. */
  linkTo(seal: string): string;
  /** Whether the link is to a head with this text. */
  isLinkTo(headText: string, link: string): boolean;
}

export const auditSecret = (masterKey: MasterKeys['current']): Buffer => masterKey.derive('audit');

/** `former` are the secrets of earlier master keys (formerKeys.ts). */
export function createAuditKeys(
  { current, old }: MasterKeys,
  former: readonly Buffer[] = [],
): AuditKeys {
  const own = auditSecret(current);
  const secrets = [own, ...(old ? [auditSecret(old)] : []), ...former];
  const verify = (text: string, signature: string) =>
    secrets.some((secret) => isSameSecret(signed(secret, text), signature));
  return {
    sign: (text) => signed(own, text),
    verify,
    linkTo: (seal) => signed(own, linkText(seal)),
    isLinkTo: (headText, link) =>
      secrets.some((secret) => verify(linkText(signed(secret, headText)), link)),
  };
}

const linkText = (seal: string) => `link ${seal}`;

const signed = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');
