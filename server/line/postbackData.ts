/** The data of our buttons in LINE. LINE sends the data back when a member presses the button. */
export type PostbackData =
  | { press: 'put'; counselId: string }
  | { press: 'accept'; counselId: string; proposalId: string; at: Date };

const ID = '[\\da-f]{8}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{4}-[\\da-f]{12}';
const PUT = new RegExp(`^put (${ID})$`);
const ACCEPT = new RegExp(`^accept (${ID}) (${ID}) (\\S+)$`);

/** Data of a button: the waiting messages go to this counsel. */
export const putData = (counselId: string): string => `put ${counselId}`;

/** Data of a button that accepts a proposal. With the time, `receivePostback.ts` recognises a repeated press. */
export const acceptData = (counselId: string, proposal: { id: string; at: string }): string =>
  `accept ${counselId} ${proposal.id} ${proposal.at}`;

/** Null for a button of another version. */
export function readPostback(data: string): PostbackData | null {
  const [, putInto] = PUT.exec(data) ?? [];
  if (putInto !== undefined) return { press: 'put', counselId: putInto };
  const [, counselId, proposalId, time] = ACCEPT.exec(data) ?? [];
  const at = new Date(time ?? Number.NaN);
  if (!counselId || !proposalId || Number.isNaN(at.getTime())) return null;
  return { press: 'accept', counselId, proposalId, at };
}
