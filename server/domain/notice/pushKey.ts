import { createECDH } from 'node:crypto';

/** Whether pushes can be encrypted for this key of a browser: it has to be a point of the curve. */
export function isPushKey(key: string): boolean {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  try {
    curve.computeSecret(key, 'base64url');
    return true;
  } catch {
    return false;
  }
}
