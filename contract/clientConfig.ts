/** What the server tells a page when it hands it out: settings of this installation, nothing secret. */
export interface ClientConfig {
  /** Address of the site itself, without a slash at the end. */
  publicUrl: string;
  /** Host that pictures are served from; '' means the site itself. */
  cdnBase: string;
  mapsKey: string | null;
  liffId: string | null;
  /** The Line account that members befriend, with its @. */
  lineFriendId: string | null;
  /** The data are a demonstration: say so, and keep search engines away. */
  isDemo: boolean;
  company: CompanyConfig;
}

/** Footer values. An empty one hides its row. */
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
