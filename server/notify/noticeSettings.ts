/** Where notices are sent. Without a channel, staff read them in the console only. */
export interface NoticeSettings {
  line: LineSettings | null;
  /** Gets every notice for staff as JSON. */
  staffWebhook: string | null;
  push: PushSettings | null;
}

/** Identifies this installation at push services (VAPID). */
export interface PushSettings {
  publicKey: string;
  privateKey: string;
  /** How push services reach the operator. */
  subject: string;
}

export interface LineSettings {
  apiUrl: string;
  /** The channel access token of the Messaging API. */
  token: string;
  /** LINE signs its webhook calls with it; without it every call is refused. */
  secret: string | null;
  /** The issuer under which LINE members are stored in member_identity. */
  issuer: string;
}
