import { createECDH } from 'node:crypto';
import type { PushSettings } from '../notify/noticeSettings.ts';
import { EnvError, isConfigured } from './envError.ts';
import type { EnvValues } from './envVariables.ts';

/** Checks that both keys are one pair: with others, push services refuse every notice. */
export function readPushSettings(values: EnvValues): PushSettings | null {
  const names = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'] as const;
  if (!isConfigured(values, names)) return null;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = values;
  if (publicKeyOf(privateKey) !== publicKey) {
    throw new EnvError(['VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be one pair of keys']);
  }
  return { publicKey, privateKey, subject: values.VAPID_SUBJECT };
}

function publicKeyOf(privateKey: string): string | null {
  const curve = createECDH('prime256v1');
  try {
    curve.setPrivateKey(privateKey, 'base64url');
  } catch {
    return null;
  }
  return curve.getPublicKey('base64url');
}
