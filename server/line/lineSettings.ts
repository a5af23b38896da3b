/** The LINE Official Account of the installation, and where its Messaging API is. */
export interface LineSettings {
  apiUrl: string;
  /** The API that has the photos of members. */
  dataApiUrl: string;
  /** The channel access token of the Messaging API. */
  token: string;
  /** LINE signs its webhook calls with it. */
  secret: string;
  /** The issuer under which LINE members are stored in member_identity. */
  issuer: string;
}
