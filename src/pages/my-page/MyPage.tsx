import { useTranslation } from 'react-i18next';
import type { Member } from '../../../contract/member.ts';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { HelpLinks } from './HelpLinks.tsx';
import { LeaveButton } from './LeaveButton.tsx';
import { Menu } from './Menu.tsx';
import { NicknameRow } from './NicknameRow.tsx';
import { SentCounselRow } from './SentCounselRow.tsx';

export function MyPage() {
  const { t } = useTranslation();
  return (
    <MemberFrame crumbs={[{ text: t('nav.myPage') }]}>
      {(member) => <MyMenu member={member} />}
    </MemberFrame>
  );
}

function MyMenu({ member }: { member: Member }) {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="sr-only">{t('nav.myPage')}</h1>
      <SentCounselRow memberId={member.id} />
      <NicknameRow nickname={member.nickname} />
      <Menu />
      <HelpLinks />
      <LeaveButton member={member} />
    </>
  );
}
