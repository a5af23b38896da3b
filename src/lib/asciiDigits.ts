/** Japanese keyboards type full-width digits. */
export const asciiDigits = (text: string): string => text.normalize('NFKC');
