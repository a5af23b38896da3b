/** In `after` of the review desk, before the id of a row that waits for a check. */
export const PENDING_MARK = 'pending-';

/** Names a row of the desk in `after`. */
export const deskCursor = ({ id, status }: { id: string; status: string }): string =>
  status === 'PENDING' ? `${PENDING_MARK}${id}` : id;
