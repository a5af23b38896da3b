import { randomBytes } from 'node:crypto';

const process = randomBytes(6).toString('base64url');
let count = 0;

/** Tells requests apart in the log; it is no secret. */
export function nextRequestId(): string {
  count += 1;
  return `${process}-${count.toString(36)}`;
}
