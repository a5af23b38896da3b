import { type FriendOutcome, useEnvironment } from '../../../environment/environment.ts';
import { FriendByPress } from './FriendByPress.tsx';
import { FriendByQrCode } from './FriendByQrCode.tsx';

export interface AddFriendProps {
  friendId: string;
  /** The code of the counsel, to be sent in LINE. Undefined if messages of this member in LINE reach no clinic. */
  code?: string | undefined;
  /** Of the press that booked. */
  outcome?: FriendOutcome | null;
  /** Called when LINE says that the account is a friend now. */
  onAdded?: () => void;
}

/** How a member adds the LINE account on this device. */
export function AddFriend(props: AddFriendProps) {
  const { friendAddWay } = useEnvironment();
  const { friendId, code } = props;
  return friendAddWay() === 'scan' ? (
    <FriendByQrCode friendId={friendId} reachesClinic={code !== undefined} />
  ) : (
    <FriendByPress {...props} />
  );
}
