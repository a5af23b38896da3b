import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMemberEmail } from '../../domain/email/emailAtoms.ts';
import { useLineReach } from '../../domain/lineReading/lineReadingAtoms.ts';
import { useNoticeChoices } from '../../domain/notice/choiceAtoms.ts';
import { PushSwitch } from '../../domain/notice/PushSwitch.tsx';
import { usePushState } from '../../domain/notice/pushAtoms.ts';
import { dataOf } from '../../lib/answer.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { OfferCard } from '../../ui/OfferCard.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { SentFriend } from './SentFriend.tsx';

type Step = 'line' | 'push' | 'email' | 'none';

interface NoticeStepProps {
  code: string;
  memberId: string;
  /** Also says what to do where the browser blocks notices and no other way is left. */
  explains?: boolean;
}

/** One way to be told of the answer: the first that works here. Nothing for a member who is told already. */
export function NoticeStep({ code, memberId, explains = false }: NoticeStepProps) {
  const step = useFirstStep(memberId, explains);
  return step && <KeptStep first={step} code={code} />;
}

/** Undefined until all ways are known. */
function useFirstStep(memberId: string, explains: boolean): Step | undefined {
  const line = useLineReach();
  const push = usePushState(memberId);
  const choices = useNoticeChoices();
  const email = useMemberEmail();
  if (line === undefined || push === undefined) return undefined;
  if (choices.state === 'loading' || email.state === 'loading') return undefined;
  const channels = dataOf(choices)?.channels ?? [];
  // LINE counts as a channel of each member who logged in with it, also without the account as a friend.
  const isTold = line === 'friend' || channels.some((name) => name !== 'LINE');
  if (isTold || push === 'on') return 'none';
  if (line === 'notFriend') return 'line';
  if (push === 'off') return 'push';
  if (dataOf(email)?.isOffered) return 'email';
  // The card says how to allow notices, or that the site has to be on the home screen.
  return explains && push !== 'unsupported' ? 'push' : 'none';
}

interface KeptStepProps {
  first: Step;
  code: string;
}

/** The step stays after its press: it says that it worked, and the focus stays in it. */
function KeptStep({ first, code }: KeptStepProps) {
  const [step] = useState(first);
  if (step === 'line') return <SentFriend code={code} />;
  if (step === 'push') return <PushSwitch />;
  return step === 'email' ? <EmailOffer /> : null;
}

function EmailOffer() {
  const { t } = useTranslation();
  return (
    <OfferCard title={t('email.title')} text={t('email.about')}>
      <AppLink to="/my-page/notices" className={buttonLook()}>
        {t('email.offer')}
      </AppLink>
    </OfferCard>
  );
}
