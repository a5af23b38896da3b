/** When the answer of a login came to another browser than the one that began. */
export const strayedAt = 'alter table login_attempt add column strayed_at timestamptz';
