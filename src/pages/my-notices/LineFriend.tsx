import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddFriend } from '../../domain/counsel/friend/AddFriend.tsx';
import { useLineReach, useLineReading } from '../../domain/lineReading/lineReadingAtoms.ts';
import { dataOf } from '../../lib/answer.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { Notice } from '../../ui/status/Notice.tsx';

/** LINE brings notices to friends of the LINE account only. Other members read this here, and can add the account. */
export function LineFriend() {
  const { t } = useTranslation();
  const { lineFriendId } = useClientConfig();
  const reach = useLineReach();
  const reading = dataOf(useLineReading());
  const [isAdded, setIsAdded] = useState(false);
  if (lineFriendId === null || reach !== 'notFriend') return null;
  return (
    <div className="my-3 grid gap-3">
      {!isAdded && (
        <Notice tone="warning">
          {t(reading?.isBlocked ? 'lineReading.blocked' : 'notice.notFriend')}
        </Notice>
      )}
      <AddFriend friendId={lineFriendId} onAdded={() => setIsAdded(true)} />
    </div>
  );
}
