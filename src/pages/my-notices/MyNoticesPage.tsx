import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NoticeChoices } from '../../../contract/notice.ts';
import {
  MEMBER_CHANNELS,
  type MemberChannel,
  NOTICE_TOPICS,
} from '../../../contract/plain/noticeKinds.ts';
import { OfflineAppointment } from '../../domain/counsel/OfflineAppointment.tsx';
import { useMemberEmail } from '../../domain/email/emailAtoms.ts';
import { useChooseNotices, useNoticeChoices } from '../../domain/notice/choiceAtoms.ts';
import { PushSwitch } from '../../domain/notice/PushSwitch.tsx';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { NotReady } from '../../layout/trouble/NotReady.tsx';
import { dataOf } from '../../lib/answer.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { Checkbox } from '../../ui/field/Checkbox.tsx';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { LoadFailedLine } from '../../widgets/loading/LoadFailed.tsx';
import { EmailAddress } from './EmailAddress.tsx';
import { LineFriend } from './LineFriend.tsx';

/** Which notices the member gets by which channel. The notices page always has all of them. */
export function MyNoticesPage() {
  const { t } = useTranslation();
  const crumbs = [{ text: t('nav.myPage'), to: '/my-page' }, { text: t('notice.choices') }];
  return <MemberFrame crumbs={crumbs}>{({ id }) => <Choices memberId={id} />}</MemberFrame>;
}

function Choices({ memberId }: { memberId: string }) {
  const { t } = useTranslation();
  const answer = useNoticeChoices();
  const email = useMemberEmail();
  if (answer.state !== 'ready') return <NotReady answer={answer} />;
  if (email.state === 'loading') return <NotReady answer={email} />;
  const { channels } = answer.data;
  const offered = dataOf(email)?.isOffered ? dataOf(email) : undefined;
  const shown = MEMBER_CHANNELS.filter(
    (channel) =>
      channels.includes(channel) ||
      (channel === 'EMAIL' && (offered !== undefined || email.state === 'failed')),
  );
  return (
    <div className="px-4 pt-4">
      <h1 className="font-bold text-title">{t('notice.choices')}</h1>
      <div className="mt-4 grid gap-4 empty:hidden">
        <PushSwitch />
        <OfflineAppointment />
      </div>
      {channels.length === 0 ? (
        shown.length === 0 && <NoChannel />
      ) : (
        <p className="mt-6 text-balance text-muted">{t('notice.choicesHint')}</p>
      )}
      {shown.map((channel) => (
        <ChannelCard key={channel} channel={channel}>
          {channel === 'LINE' && <LineFriend />}
          {channel === 'EMAIL' && offered && <EmailAddress memberId={memberId} email={offered} />}
          {channel === 'EMAIL' && email.state === 'failed' && (
            <LoadFailedLine onRetry={email.retry} />
          )}
          {channels.includes(channel) && <Topics channel={channel} choices={answer.data} />}
        </ChannelCard>
      ))}
      {channels.length > 0 && (
        <p className="mt-4 text-balance text-muted text-small">{t('notice.quiet')}</p>
      )}
    </div>
  );
}

function NoChannel() {
  const { t } = useTranslation();
  return (
    <EmptyState
      sentence={t('notice.noChannel')}
      action={
        <AppLink to="/notices" className={buttonLook()}>
          {t('notice.open')}
        </AppLink>
      }
    />
  );
}

function ChannelCard({ channel, children }: { channel: MemberChannel; children: ReactNode }) {
  const { t } = useTranslation();
  const name = t(`notice.channel.${channel}`);
  return (
    <section aria-label={name} className="mt-4 rounded-card bg-quiet px-4 py-3">
      <h2 className="font-bold text-lead">{name}</h2>
      {children}
    </section>
  );
}

interface TopicsProps {
  channel: MemberChannel;
  choices: NoticeChoices;
}

function Topics({ channel, choices: { off } }: TopicsProps) {
  const { t } = useTranslation();
  const choose = useChooseNotices();
  return NOTICE_TOPICS.map((topic) => (
    <Checkbox
      key={topic}
      className="py-1"
      isChecked={!off.some((way) => way.channel === channel && way.topic === topic)}
      onChange={(isOn) => choose({ channel, topic, isOn })}
    >
      <span className="block font-medium">{t(`notice.topic.${topic}`)}</span>
      <span className="block text-muted text-small">{t(`notice.topicHint.${topic}`)}</span>
    </Checkbox>
  ));
}
