import { useTranslation } from 'react-i18next';
import type { Counsel } from '../../../contract/counsel.ts';
import { CounselCode } from '../../domain/counsel/CounselCode.tsx';
import { sentCounselPath } from '../../domain/counsel/counselWrites.ts';
import { AddFriend } from '../../domain/counsel/friend/AddFriend.tsx';
import { type LineReach, lineReachesClinic } from '../../domain/lineReading/lineReadingAtoms.ts';
import type { FriendOutcome } from '../../environment/environment.ts';
import { useClientConfig } from '../../state/clientConfig.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { useFocusOnMount } from '../../ui/focus/useFocusOnMount.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';

interface FriendStepProps {
  counsel: Counsel;
  outcome: FriendOutcome | null;
  reach: LineReach | undefined;
}

/**
 * Shown after the booking: how to add the LINE account and which code to send there. A member whose messages in LINE
 * reach no clinic is shown the way to the counsel instead.
 */
export function FriendStep({ counsel, outcome, reach }: FriendStepProps) {
  const { t } = useTranslation();
  const { lineFriendId } = useClientConfig();
  const reachesClinic = lineReachesClinic(reach);
  const start = useFocusOnMount<HTMLParagraphElement>();
  return (
    <div className="grid gap-4">
      <p
        ref={start}
        tabIndex={-1}
        className="flex items-center gap-2 text-balance font-semibold outline-none"
      >
        <Icon name="checkCircle" className="size-6 shrink-0 text-success" />
        {t(bookedText(reach))}
      </p>
      {reach === 'noAccount' && <Notice>{t('counsel.friend.unavailable')}</Notice>}
      {reach === 'none' && <Notice>{t('counsel.friend.writeHere')}</Notice>}
      {lineFriendId !== null && (
        <AddFriend
          friendId={lineFriendId}
          code={reachesClinic ? counsel.code : undefined}
          outcome={outcome}
        />
      )}
      <CounselCode code={counsel.code} />
      <AppLink
        to={sentCounselPath(counsel.id)}
        replace
        className={buttonLook(reachesClinic ? 'quiet' : 'primary')}
      >
        {t('counsel.friend.done')}
      </AppLink>
    </div>
  );
}

function bookedText(reach: LineReach | undefined) {
  if (reach === 'none') return 'counsel.friend.bookedHere';
  return lineReachesClinic(reach) ? 'counsel.friend.booked' : 'counsel.booked';
}
