/** Time of the last LINE friend event stored: older events that LINE delivers again are ignored. */
export const friendToldAt = 'alter table member_identity add column friend_told_at timestamptz;';
