/** The key on the device that has the id of the member who switched web push on. */
export const PUSH_MEMBER = 'pushMember';
