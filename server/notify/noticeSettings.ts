/** Where notices are sent. Without a channel, staff read them in the console only. */
export interface NoticeSettings {
  line: LineSettings | null;
  /** Gets every notice for staff as JSON. */
  staffWebhook: string | null;
  mail: MailSettings | null;
}

export interface MailSettings {
  /** The SMTP server, with user and password. */
  url: string;
  /** The sender: an address, with or without a name. */
  from: string;
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
