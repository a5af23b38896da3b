import { uuidv7 } from 'uuidv7';
import type { NewPasskey, PasskeyProof } from '../../../contract/staff/staffPasskey.ts';
import { BRAND } from '../../../contract/texts/brand.ts';
import type { Queryable } from '../../db/database.ts';
import type { StaffSession } from '../../http/guard/session.ts';
import { limits } from '../../limits/limits.ts';
import { refuse } from '../../refusal.ts';
import {
  insertPasskey,
  keepChallenge,
  markPasskeyUsed,
  type PasskeyRow,
  selectPasskeys,
  takeChallenge,
} from './passkeySql.ts';

/** Loaded with the first passkey: it is not needed for anything else. */
const loadWebAuthn = () => import('@simplewebauthn/server');

type Owner = Pick<StaffSession, 'staffId' | 'familyId'>;

/**
 * Passkeys of staff. They belong to the host of PUBLIC_URL (docs/decisions/0024), and the device must have checked the
 * person, by a finger, a face or a PIN.
 */
export function createPasskeys(publicUrl: string) {
  const rpID = new URL(publicUrl).hostname;
  const site = { expectedOrigin: publicUrl, expectedRPID: rpID, requireUserVerification: true };

  const keep = (db: Queryable, { familyId }: Owner, challenge: string, now: Date) => {
    const until = new Date(now.getTime() + limits.secondFactor.challengeMs);
    return keepChallenge(db, { familyId, challenge, until });
  };

  return {
    beginNew: async (tx: Queryable, owner: Owner & { userName: string }, now: Date) => {
      const { generateRegistrationOptions } = await loadWebAuthn();
      const kept = await selectPasskeys(tx, owner.staffId);
      if (kept.length >= limits.secondFactor.passkeys) throw refuse('not_allowed_now');
      const options = await generateRegistrationOptions({
        rpID,
        rpName: BRAND.latin,
        userName: owner.userName,
        userID: new TextEncoder().encode(owner.staffId),
        excludeCredentials: kept.map(describe),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        timeout: limits.secondFactor.challengeMs,
      });
      await keep(tx, owner, options.challenge, now);
      return { ...options };
    },

    add: async (
      tx: Queryable,
      owner: Owner,
      given: { name: string; passkey: NewPasskey },
      at: Date,
    ) => {
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const expectedChallenge = await takeChallenge(tx, owner.familyId, at);
      if (!expectedChallenge) throw refuse('wrong_code');
      const { registrationInfo } = await verifyRegistrationResponse({
        ...site,
        response: given.passkey,
        expectedChallenge,
      }).catch(refuseUnproven);
      if (!registrationInfo) throw refuse('wrong_code');
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const isNew = await insertPasskey(tx, {
        id: uuidv7(),
        staffId: owner.staffId,
        name: given.name,
        at,
        credential_id: id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: [...transports],
      });
      if (!isNew) throw refuse('not_allowed_now');
    },

    begin: async (tx: Queryable, owner: Owner, now: Date) => {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const kept = await selectPasskeys(tx, owner.staffId);
      if (kept.length === 0) throw refuse('not_allowed_now');
      const options = await generateAuthenticationOptions({
        rpID,
        allowCredentials: kept.map(describe),
        userVerification: 'required',
        timeout: limits.secondFactor.challengeMs,
      });
      await keep(tx, owner, options.challenge, now);
      return { ...options };
    },

    /** The challenge is used up also when the answer is wrong. */
    isRight: (owner: Owner, proof: PasskeyProof, at: Date) => async (tx: Queryable) => {
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const expectedChallenge = await takeChallenge(tx, owner.familyId, at);
      const kept = await selectPasskeys(tx, owner.staffId);
      const key = kept.find(({ credential_id }) => credential_id === proof.id);
      if (!key || !expectedChallenge) return false;
      const credential = { ...describe(key), counter: key.counter, publicKey: bytesOf(key) };
      const checked = await verifyAuthenticationResponse({
        ...site,
        response: proof,
        expectedChallenge,
        credential,
      }).catch(() => ({ verified: false, authenticationInfo: { newCounter: 0 } }));
      if (!checked.verified) return false;
      await markPasskeyUsed(tx, { id: key.id, counter: checked.authenticationInfo.newCounter, at });
      return true;
    },
  };
}

const describe = ({ credential_id, transports }: PasskeyRow) => ({ id: credential_id, transports });

const bytesOf = ({ public_key }: PasskeyRow) =>
  new Uint8Array(Buffer.from(public_key, 'base64url'));

/** The library throws for an answer that proves nothing: another site, another challenge, a wrong signature. */
function refuseUnproven(): never {
  throw refuse('wrong_code');
}
