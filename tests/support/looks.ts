/** What axe looks at in `npm test`: both languages and both colours. `npm run a11y` looks at all four pairs. */
export const LOOKS = [
  { lang: 'ko', colorScheme: 'light' },
  { lang: 'ja', colorScheme: 'dark' },
] as const;
