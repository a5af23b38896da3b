/** Words that templates may have. Each becomes a value of the counsel, in the language of the word. */
export const TEMPLATE_WORDS = {
  ko: { name: '{이름}', clinic: '{의원}', time: '{일시}' },
  ja: { name: '{名前}', clinic: '{クリニック}', time: '{日時}' },
} as const;
