/** Without letters and digits that are taken for one another on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;
const CODES = ALPHABET.length ** LENGTH;

/** Another code for every number: a step that shares no factor with their count visits them all. */
export function counselCodeOf(sequence: number): string {
  let rest = (sequence * 314_159_269 + 271_828_183) % CODES;
  let code = '';
  for (let i = 0; i < LENGTH; i++) {
    code += ALPHABET.charAt(rest % ALPHABET.length);
    rest = Math.floor(rest / ALPHABET.length);
  }
  return code;
}
