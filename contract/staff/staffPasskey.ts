import { z } from 'zod';
import { endpoints } from '../endpoint.ts';
import { ONE_LINE_LENGTH } from '../plain/limits.ts';
import { Nothing, one, PathId } from '../shape.ts';
import { NewRecoveryCodes } from './staffSecondFactor.ts';

/** What the browser's WebAuthn functions take, as `@simplewebauthn/browser` passes it on. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });
export type PasskeyOptions = z.infer<typeof PasskeyOptions>;

const Base64Url = z
  .string()
  .max(20_000)
  .regex(/^[\w-]*$/);

/** What every answer of a passkey has, as `@simplewebauthn/browser` writes it. */
const credential = {
  id: Base64Url.max(1_400),
  rawId: Base64Url.max(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).exactOptional(),
  clientExtensionResults: z.record(z.string(), z.unknown()),
};

export const NewPasskey = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    authenticatorData: Base64Url.exactOptional(),
    publicKey: Base64Url.exactOptional(),
    publicKeyAlgorithm: z.int().exactOptional(),
    transports: z.array(z.string().max(32)).max(10).exactOptional(),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const PasskeyProof = z.strictObject({
  ...credential,
  response: z.strictObject({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: Base64Url.exactOptional(),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

const PasskeyName = z.string().trim().min(1).max(ONE_LINE_LENGTH);

const changed = ['second_factor_due', 'step_up_required', 'not_allowed_now'] as const;

export const staffPasskeyEndpoints = endpoints({
  'POST /auth/second-factor/passkey/options': {
    summary: 'What a passkey of the account has to sign; good for one answer',
    audience: 'staff',
    beforeSecondFactor: true,
    output: one(PasskeyOptions),
    errors: ['not_allowed_now'],
  },
  'POST /auth/second-factor/passkey': {
    summary: 'Give a passkey: after the password, or to confirm who acts',
    audience: 'staff',
    beforeSecondFactor: true,
    body: z.strictObject({ proof: PasskeyProof }),
    output: Nothing,
    errors: ['wrong_code', 'too_many_requests'],
  },
  'POST /auth/passkeys/options': {
    summary: 'What a new passkey has to sign; good for one answer',
    audience: 'staff',
    beforeSecondFactor: true,
    output: one(PasskeyOptions),
    errors: changed,
  },
  'POST /auth/passkeys': {
    summary: 'Add a passkey',
    audience: 'staff',
    beforeSecondFactor: true,
    body: z.strictObject({ name: PasskeyName, passkey: NewPasskey }),
    output: one(NewRecoveryCodes),
    errors: [...changed, 'wrong_code'],
  },
  'PATCH /auth/passkeys/:id': {
    summary: 'Rename a passkey',
    audience: 'staff',
    params: PathId,
    body: z.strictObject({ name: PasskeyName }),
    output: Nothing,
    errors: ['not_found'],
  },
  'DELETE /auth/passkeys/:id': {
    summary: 'Remove a passkey',
    audience: 'staff',
    params: PathId,
    output: Nothing,
    errors: [...changed, 'not_found'],
  },
});
