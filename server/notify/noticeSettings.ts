/** Where notices go. Without an address of a channel they can be read in the console only. */
export interface NoticeSettings {
  line: LineSettings | null;
  /** Gets every notice for the staff as JSON. */
  staffWebhook: string | null;
}

export interface LineSettings {
  apiUrl: string;
  /** Of the Messaging API. */
  token: string;
  /** Signs what Line sends to us; without it nothing that comes is believed. */
  secret: string | null;
  /** Under which name the logins know Line. */
  issuer: string;
}
