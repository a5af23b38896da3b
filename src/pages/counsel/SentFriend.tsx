import { useTranslation } from 'react-i18next';
import { FriendByPress } from '../../domain/counsel/friend/FriendByPress.tsx';
import { FriendByQrCode } from '../../domain/counsel/friend/FriendByQrCode.tsx';
import { useEnvironment } from '../../environment/environment.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { OfferCard } from '../../ui/OfferCard.tsx';

/** Adding the LINE account, which brings notices. Renders nothing in an installation without one. */
export function SentFriend({ code }: { code: string }) {
  const { t } = useTranslation();
  const { lineFriendId } = useClientConfig();
  const { friendAddWay } = useEnvironment();
  if (lineFriendId === null) return null;
  return (
    <OfferCard title={t('counsel.friend.title')}>
      {friendAddWay() === 'scan' ? (
        <FriendByQrCode friendId={lineFriendId} reachesClinic />
      ) : (
        <FriendByPress friendId={lineFriendId} code={code} reachesClinic outcome={null} />
      )}
    </OfferCard>
  );
}
