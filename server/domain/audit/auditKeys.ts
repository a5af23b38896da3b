import { createHmac } from 'node:crypto';
import type { MasterKeys } from '../../crypto/masterKey.ts';
import { isSameSecret } from '../../lib/isSameSecret.ts';

/** Signs the access record with a key that is not in the database. */
export interface AuditKeys {
  sign(text: string): string;
  /** Also true for a signature under a former key that is known, if it was in use on the day of the signature. */
  verify(text: string, signature: string, day: string): boolean;
  /** The link to a head: its signature (`seal`), signed once more. The link does not reveal that signature. */
  linkTo(seal: string): string;
  /** Whether this link, made on this day, belongs to a head with this text. */
  isLinkTo(headText: string, link: string, day: string): boolean;
}

/** What signed under an earlier master key (formerKeys.ts). */
export interface FormerSecret {
  secret: Buffer;
  /** In Seoul. Null: not known. */
  lastDay: string | null;
}

export const auditSecret = (masterKey: MasterKeys['current']): Buffer => masterKey.derive('audit');

export function createAuditKeys(
  { current, old }: MasterKeys,
  former: readonly FormerSecret[] = [],
): AuditKeys {
  const own = auditSecret(current);
  const inUse = [own, ...(old ? [auditSecret(old)] : [])];
  const secrets = [...inUse.map((secret) => ({ secret, lastDay: null })), ...former];
  const verify = (text: string, signature: string, day: string) =>
    secrets.some(
      ({ secret, lastDay }) =>
        (lastDay === null || day <= lastDay) && isSameSecret(signed(secret, text), signature),
    );
  return {
    sign: (text) => signed(own, text),
    verify,
    linkTo: (seal) => signed(own, linkText(seal)),
    isLinkTo: (headText, link, day) =>
      secrets.some(({ secret }) => verify(linkText(signed(secret, headText)), link, day)),
  };
}

const linkText = (seal: string) => `link ${seal}`;

const signed = (secret: Buffer, text: string) =>
  createHmac('sha256', secret).update(text).digest('base64url');
