/** When Line's last word on a friend was true: what it delivers again may come after what is newer. */
export const friendToldAt = 'alter table member_identity add column friend_told_at timestamptz;';
