/** The product's name, once: a butterfly in Korean, a guide in Japanese. */
export const BRAND = { ko: '나비', ja: 'ナビ', latin: 'Nabi' } as const;
