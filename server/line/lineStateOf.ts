import type { LineState } from '../../contract/staff/staffMessage.ts';
import type { Outcome } from '../lib/outcome.ts';
import { QUOTA_USED_UP } from './lineApi.ts';

interface Pushed {
  /** The member has logged in with LINE. */
  isLinked: boolean;
  /** The text itself was pushed, not only the notice of it. */
  isText: boolean;
}

/** What staff see at a message. Null: nothing, e.g. because the member never logged in with LINE. */
export function lineStateOf(outcome: Outcome, { isLinked, isText }: Pushed): LineState | null {
  if (outcome.state === 'SHOWN') return isLinked ? 'BLOCKED' : null;
  if (outcome.state === 'SENT') return isText ? 'SENT' : 'TOLD';
  if (outcome.state === 'WAITING') return 'LATER';
  if (outcome.state === 'DROPPED') return null;
  return outcome.problem === QUOTA_USED_UP ? 'QUOTA' : 'FAILED';
}
