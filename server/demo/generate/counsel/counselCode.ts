/** Without letters and digits that sound or look alike. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 6;
const CODES = ALPHABET.length ** LENGTH;

/** A different code for every number: the step shares no factor with the number of codes. */
export function counselCodeOf(sequence: number): string {
  let rest = (sequence * 314_159_269 + 271_828_183) % CODES;
  let code = '';
  for (let i = 0; i < LENGTH; i++) {
    code += ALPHABET.charAt(rest % ALPHABET.length);
    rest = Math.floor(rest / ALPHABET.length);
  }
  return code;
}
