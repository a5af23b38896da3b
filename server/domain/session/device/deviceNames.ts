/** The browser and the system of a session, as its owner knows them. */
export interface DeviceNames {
  browser: string | null;
  system: string | null;
}

/** Most browsers also claim to be others, so the special ones come first. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bLine\//, 'LINE'],
  [/KAKAOTALK/i, 'KakaoTalk'],
  [/\bWhale\//, 'Whale'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** Read from the User-Agent header, which is not stored: it says more than its owner needs to see. */
export function deviceNamesOf(userAgent: string | null): DeviceNames {
  const named = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? null;
  return { browser: named(BROWSERS), system: named(SYSTEMS) };
}
