import { createHmac } from 'node:crypto';
import type { MasterKeys } from '../../crypto/masterKey.ts';
import { isSameSecret } from '../../lib/isSameSecret.ts';

const DIGITS = 6;

/**
 * Six digits that the member says at the desk (AMB-18). They follow from the counsel's id and the master key, which no
 * staff have; `counsel.code` is another code, which staff see.
 */
export const visitCodeOf = (masterKeys: MasterKeys, counselId: string): string =>
  codesOf(masterKeys, counselId)[0] ?? '';

/** Also true for the code under the former master key, which an open page may still show. */
export const isVisitCode = (masterKeys: MasterKeys, counselId: string, code: string): boolean =>
  codesOf(masterKeys, counselId).some((own) => isSameSecret(own, code));

const codesOf = ({ current, old }: MasterKeys, counselId: string): string[] =>
  [current, ...(old ? [old] : [])].map((key) => {
    const hash = createHmac('sha256', key.derive('visit code')).update(counselId).digest();
    return String(hash.readUInt32BE() % 10 ** DIGITS).padStart(DIGITS, '0');
  });
