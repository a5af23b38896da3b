/** The product's name. 나비 is a butterfly in Korean; ナビ is a guide in Japanese. */
export const BRAND = { ko: '나비', ja: 'ナビ', latin: 'Nabi' } as const;
