import { useEnvironment } from '../../../environment/environment.ts';
import { FriendByPress, type FriendByPressProps } from './FriendByPress.tsx';
import { FriendByQrCode } from './FriendByQrCode.tsx';

/** How a member adds the LINE account on this device. */
export function AddFriend(props: FriendByPressProps) {
  const { friendAddWay } = useEnvironment();
  const { friendId, code } = props;
  return friendAddWay() === 'scan' ? (
    <FriendByQrCode friendId={friendId} reachesClinic={code !== undefined} />
  ) : (
    <FriendByPress {...props} />
  );
}
