/** Whether a typed text may be an e-mail address; the server checks it in full. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
