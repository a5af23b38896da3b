import { useTranslation } from 'react-i18next';
import { FriendByPress } from '../../domain/counsel/friend/FriendByPress.tsx';
import { FriendByQrCode } from '../../domain/counsel/friend/FriendByQrCode.tsx';
import { useEnvironment } from '../../environment/environment.ts';
import { useClientConfig } from '../../state/clientConfig.ts';

/** Adding the LINE account, which brings notices. Renders nothing in an installation without one. */
export function SentFriend({ code }: { code: string }) {
  const { t } = useTranslation();
  const { lineFriendId } = useClientConfig();
  const { friendAddWay } = useEnvironment();
  if (lineFriendId === null) return null;
  return (
    <div className="grid gap-3 rounded-card p-4 inset-ring inset-ring-line">
      <p className="font-bold">{t('counsel.friend.title')}</p>
      {friendAddWay() === 'scan' ? (
        <FriendByQrCode friendId={lineFriendId} reachesClinic />
      ) : (
        <FriendByPress friendId={lineFriendId} code={code} reachesClinic outcome={null} />
      )}
    </div>
  );
}
