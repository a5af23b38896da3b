/**
 * Browsers in which a member or staff signed in before. Their requests count for the member or staff, not for
 * the address.
 */
export interface Devices {
  /** An opaque key of the member or staff; null without a device cookie. */
  nameOf(headers: Headers): Promise<string | null>;
  /** Whether this staff user id signed in before in this browser. */
  knowsStaff(headers: Headers, userId: string): Promise<boolean>;
  /** The cookie that identifies the browser from now on. */
  remember(owner: DeviceOwner): Promise<string>;
  /** The cookie that removes a member who left from the browser. */
  forgetMember(): string;
}

/** A member by id; staff by the user id of the sign-in form. */
export type DeviceOwner = { memberId: string } | { userId: string };
