import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FriendByQrCode } from '../../domain/counsel/friend/FriendByQrCode.tsx';
import { useLineReach, useLineReading } from '../../domain/lineReading/lineReadingAtoms.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { dataOf } from '../../lib/answer.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';

/** LINE brings notices to friends of the LINE account only. Other members read this here, and can add the account. */
export function LineFriend() {
  const { t } = useTranslation();
  const { lineFriendId } = useClientConfig();
  const { addFriend, friendAddWay } = useEnvironment();
  const reach = useLineReach();
  const reading = dataOf(useLineReading());
  const [isAdded, setIsAdded] = useState(false);
  if (lineFriendId === null || reach !== 'notFriend') return null;
  if (isAdded) return <Notice tone="success">{t('counsel.friend.added')}</Notice>;

  const add = async () => {
    try {
      const outcome = await addFriend(lineFriendId, Promise.resolve());
      setIsAdded(outcome === 'added' || outcome === 'already');
    } catch (cause) {
      console.error('LINE did not open', cause);
    }
  };
  return (
    <div className="my-3 grid gap-3">
      <Notice tone="warning">
        {t(reading?.isBlocked ? 'lineReading.blocked' : 'notice.notFriend')}
      </Notice>
      {friendAddWay() === 'scan' ? (
        <FriendByQrCode friendId={lineFriendId} reachesClinic={false} />
      ) : (
        <Button look="quiet" onClick={() => void add()}>
          {t('counsel.friend.add')}
        </Button>
      )}
    </div>
  );
}
