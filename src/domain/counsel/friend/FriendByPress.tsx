import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FriendOutcome, useEnvironment } from '../../../environment/environment.ts';
import { friendMessageLink } from '../../../environment/friendPage.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';

interface FriendByPressProps {
  friendId: string;
  code: string;
  /** Whether messages of this member in LINE reach the clinic. */
  reachesClinic: boolean;
  /** Of the press that booked; null on the page of the counsel. */
  outcome: FriendOutcome | null;
}

/** On a phone LINE has already opened. This offers the way back to LINE and to the chat. */
export function FriendByPress({ friendId, code, reachesClinic, outcome }: FriendByPressProps) {
  const { t } = useTranslation();
  const { addFriend, openExternal } = useEnvironment();
  const [pressed, setPressed] = useState<FriendOutcome | null>(null);
  const isFriend = [outcome, pressed].some((each) => each === 'added' || each === 'already');
  // The pressed button is gone, so the focus moves to the result.
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed && isFriend) result.current?.focus();
  }, [pressed, isFriend]);
  const message = t('counsel.codeMessage', { code });
  const handleAdd = () => {
    addFriend(friendId, Promise.resolve()).then(setPressed, (cause: unknown) =>
      console.error('LINE did not open', cause),
    );
  };
  return (
    <>
      <div ref={result} role="status" tabIndex={-1} className="grid outline-none empty:hidden">
        {isFriend && <Notice tone="success">{t('counsel.friend.added')}</Notice>}
      </div>
      {reachesClinic && (
        <>
          <p className="text-balance text-muted">{t('counsel.friend.sendCode')}</p>
          <Button onClick={() => openExternal(friendMessageLink(friendId, message))}>
            {t('counsel.friend.send')}
          </Button>
        </>
      )}
      {!isFriend && (
        <Button look="quiet" onClick={handleAdd}>
          {t('counsel.friend.add')}
        </Button>
      )}
    </>
  );
}
