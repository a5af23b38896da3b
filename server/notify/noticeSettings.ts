import type { LineSettings } from '../line/lineSettings.ts';

/** Where notices are sent. Without a channel, staff read them in the console only. */
export interface NoticeSettings {
  line: LineSettings | null;
  /** Gets every notice for staff as JSON. */
  staffWebhook: string | null;
  mail: MailSettings | null;
  push: PushSettings | null;
}

/** Identifies this installation at push services (VAPID). */
export interface PushSettings {
  publicKey: string;
  privateKey: string;
  /** How push services reach the operator. */
  subject: string;
}

export interface MailSettings {
  /** The SMTP server, with user and password. */
  url: string;
  /** The sender: an address, with or without a name. */
  from: string;
}
