import type { MemberKeys } from '../crypto/createMemberKeys.ts';
import type { Queryable } from '../db/database.ts';
import type { Outcome } from '../lib/outcome.ts';
import type { ChannelName, DueDelivery } from './deliverySql.ts';
import type { NoticeSettings } from './noticeSettings.ts';

export interface ChannelServices {
  db: Queryable;
  /** They open e-mail addresses, and messages for members who read in LINE. */
  memberKeys: MemberKeys;
  settings: NoticeSettings;
  now: () => Date;
  /** The base of links: the site, and the LIFF app for notices in LINE if there is one. */
  publicUrl: string;
  liffId: string | null;
}

/** A way to tell members or staff. Each channel has its own lane (deliverNotices.ts). */
export interface Channel {
  name: ChannelName;
  /**
   * SQL: whether a new notice gets a delivery by this channel. `receiver.member_id` is null for staff;
   * `receiver.clinic_id` is null for operators and for notices about no counsel.
   */
  isFor: string;
  /** How long one attempt may take. */
  patienceMs: number;
  /** Null when this installation does not have the channel. */
  open(services: ChannelServices): OpenChannel | null;
}

export interface OpenChannel {
  /**
   * Sends once. `id` is the same in every attempt, so that the receiver can drop repeats. Answers SHOWN if this channel
   * does not reach the receiver. Errors that are thrown count as temporary.
   */
  send(delivery: DueDelivery): Promise<Outcome>;
  /**
   * Whether the channel reaches this member: only then the member's page `/my-page/notices` offers it. Missing: the
   * channel is for staff.
   */
  reaches?(memberId: string): Promise<boolean>;
}
