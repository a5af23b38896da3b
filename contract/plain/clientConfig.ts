/** Settings of this installation that the server puts into every page. No secrets. */
export interface ClientConfig {
  /** The site's own address, without a trailing slash. */
  publicUrl: string;
  /** The host that serves pictures; '' means the site itself. */
  cdnBase: string;
  mapsKey: string | null;
  liffId: string | null;
  /** The LINE account that members add as a friend, with its @. */
  lineFriendId: string | null;
  /** The public key of web push; null: this installation sends none. */
  pushKey: string | null;
  /** For prices in yen beside won. A page gets null if the rate is old. */
  yen: YenRate | null;
  /** The data are a demonstration: pages show a note and are noindex. */
  isDemo: boolean;
  company: CompanyConfig;
}

export interface YenRate {
  /** Yen for one won. */
  rate: number;
  /** The day of the rate, e.g. 2026-11-28. */
  on: string;
}

/** Footer values. The footer hides the row of an empty value. */
export interface CompanyConfig {
  name: string;
  representative: string;
  privacyOfficer: string;
  address: string;
  businessNumber: string;
  businessCheckUrl: string;
  mailOrderNumber: string;
  hostingProvider: string;
  email: string;
  phone: string;
  partnershipUrl: string;
  termsUrl: string;
  privacyUrl: string;
  locationTermsUrl: string;
}
