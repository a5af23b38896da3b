/** Port: browsers in which a member or staff has signed in before. They count for themselves, not for their address. */
export interface Devices {
  /** An opaque name of the member or staff; null when no cookie of ours came with the request. */
  nameOf(headers: Headers): Promise<string | null>;
  /** Whether staff has signed in under this user id in this browser. */
  knowsStaff(headers: Headers, userId: string): Promise<boolean>;
  /** The cookie by which the browser is known from now on. */
  remember(owner: DeviceOwner): Promise<string>;
  /** The cookie that makes the browser forget a member who has left. */
  forgetMember(): string;
}

/** A member by id, staff by the name that is typed at the sign-in. */
export type DeviceOwner = { memberId: string } | { userId: string };

export const noDevices: Devices = {
  nameOf: async () => null,
  knowsStaff: async () => false,
  remember: async () => '',
  forgetMember: () => '',
};
