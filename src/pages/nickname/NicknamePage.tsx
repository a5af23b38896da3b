import { useTranslation } from 'react-i18next';
import { memberIdOf } from '../../domain/member/memberAtoms.ts';
import { MemberFrame } from '../../layout/frame/MemberFrame.tsx';
import { sentCounselOf } from '../../state/sentCounsel.ts';
import { NicknameForm } from './NicknameForm.tsx';

export function NicknamePage() {
  const { t } = useTranslation();
  return (
    <MemberFrame
      crumbs={[{ text: t('nav.myPage'), to: '/my-page' }, { text: t('member.nickname') }]}
    >
      {(member) => (
        <div className="px-4 pt-4">
          <h1 className="font-bold text-title">{t('nickname.title')}</h1>
          {!member.nickname && (
            <p className="mt-1 text-muted">
              {t('nickname.firstTime')}
              {sentCounselOf(memberIdOf(member)) && (
                <span className="block">{t('nickname.counselSent')}</span>
              )}
            </p>
          )}
          <NicknameForm member={member} />
        </div>
      )}
    </MemberFrame>
  );
}
