import { useTranslation } from 'react-i18next';
import { AddFriend } from '../../domain/counsel/friend/AddFriend.tsx';
import { useClientConfig } from '../../state/clientConfig.ts';
import { OfferCard } from '../../ui/OfferCard.tsx';

/** Adding the LINE account, which brings notices. Renders nothing in an installation without one. */
export function SentFriend({ code }: { code: string }) {
  const { t } = useTranslation();
  const { lineFriendId } = useClientConfig();
  if (lineFriendId === null) return null;
  return (
    <OfferCard title={t('counsel.friend.title')}>
      <AddFriend friendId={lineFriendId} code={code} />
    </OfferCard>
  );
}
