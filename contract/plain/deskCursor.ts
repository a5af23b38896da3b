/** The prefix that `after` of the review desk has for a row that waits for a check. */
export const PENDING_MARK = 'pending-';

/** The value of `after` for a row of the desk. */
export const deskCursor = ({ id, status }: { id: string; status: string }): string =>
  status === 'PENDING' ? `${PENDING_MARK}${id}` : id;
