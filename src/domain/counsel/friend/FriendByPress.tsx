import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type FriendOutcome, useEnvironment } from '../../../environment/environment.ts';
import { friendLink, friendMessageLink } from '../../../environment/friendPage.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { buttonLook } from '../../../ui/button/buttonLook.ts';
import { TextLink } from '../../../ui/button/TextLink.tsx';
import { Notice } from '../../../ui/status/Notice.tsx';

export interface FriendByPressProps {
  friendId: string;
  /** The code of the counsel, to be sent in LINE. Undefined if messages of this member in LINE reach no clinic. */
  code?: string | undefined;
  /** Of the press that booked. */
  outcome?: FriendOutcome | null;
  /** Called when LINE says that the account is a friend now. */
  onAdded?: () => void;
}

/** On a phone, where LINE is: adds the account and, with a code, leads to the chat in which it is sent. */
export function FriendByPress({ friendId, code, outcome = null, onAdded }: FriendByPressProps) {
  const { t } = useTranslation();
  const { addFriend, friendAddWay, openExternal } = useEnvironment();
  const [pressed, setPressed] = useState<FriendOutcome | null>(null);
  const isFriend = isAdded(outcome) || isAdded(pressed);
  // The pressed button is gone, so the focus moves to the result.
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (pressed && isFriend) result.current?.focus();
  }, [pressed, isFriend]);
  const handleAdd = async () => {
    try {
      const now = await addFriend(friendId, Promise.resolve());
      setPressed(now);
      if (isAdded(now)) onAdded?.();
    } catch (cause) {
      console.error('LINE did not open', cause);
    }
  };
  return (
    <>
      <div ref={result} role="status" tabIndex={-1} className="grid outline-none empty:hidden">
        {isFriend && <Notice tone="success">{t('counsel.friend.added')}</Notice>}
      </div>
      {code !== undefined && (
        <>
          <p className="text-balance text-muted">{t('counsel.friend.sendCode')}</p>
          <Button
            onClick={() =>
              openExternal(friendMessageLink(friendId, t('counsel.codeMessage', { code })))
            }
          >
            {t('counsel.friend.send')}
          </Button>
        </>
      )}
      {!isFriend && friendAddWay() === 'link' && (
        <TextLink href={friendLink(friendId)} opensNewTab className={buttonLook('quiet')}>
          {t('counsel.friend.add')}
        </TextLink>
      )}
      {!isFriend && friendAddWay() === 'press' && (
        <Button look="quiet" onClick={handleAdd}>
          {t('counsel.friend.add')}
        </Button>
      )}
    </>
  );
}

const isAdded = (outcome: FriendOutcome | null) => outcome === 'added' || outcome === 'already';
