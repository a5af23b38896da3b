import { createHmac, randomBytes } from 'node:crypto';

/** Codes of authenticator apps: TOTP (RFC 6238) with SHA-1, six digits and 30 seconds, which every app supports. */
const STEP_MS = 30_000;
const DIGITS = 6;
/** A code is also accepted shortly before and after its time: clocks differ, and typing takes time. */
const EARLY_MS = 5_000;
const LATE_MS = 10_000;
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const newTotpSecret = (): string => toBase32(randomBytes(SECRET_BYTES));

/** The time step of this code; undefined when the code is not accepted. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const moments = [0, EARLY_MS, -LATE_MS].map((away) => now.getTime() + away);
  const steps = moments.map((moment) => Math.floor(moment / STEP_MS));
  return steps.find((step) => totpCode(secret, step) === code);
}

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0xf;
  const number = (hash.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The text of the QR code. Apps show the issuer and the account. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }) {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer })}`;
}

export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = [...text].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
