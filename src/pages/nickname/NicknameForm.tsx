import { useAtomValue } from 'jotai';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Member } from '../../../contract/member.ts';
import { NICKNAME_LENGTH } from '../../../contract/plain/limits.ts';
import { isNicknameTaken, memberIdOf, renameAtom } from '../../domain/member/memberAtoms.ts';
import { PLAIN_TEXT, useDraft } from '../../domain/useDraft.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';
import { TextInput } from '../../widgets/text/TextInput.tsx';
import { showToast } from '../../widgets/toast/showToast.ts';
import { useIsShown } from '../../widgets/useIsShown.ts';
import { SuggestedNames } from './SuggestedNames.tsx';

export function NicknameForm({ member }: { member: Member }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const navigate = useNavigate();
  const renaming = useAtomValue(renameAtom);
  const isShown = useIsShown();
  const { isPending, error } = renaming;
  const draftName = `nickname:${memberIdOf(member)}`;
  const draft = useDraft(draftName, PLAIN_TEXT, member.nickname ?? '');
  const { value: nickname, write: setNickname } = draft;
  const hasFailed = error !== null && !isNicknameTaken(error);
  const n = [...nickname.trim()].length;
  const isTooLong = n > NICKNAME_LENGTH;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = nickname.trim();
    if (renaming.isRunning()) return;
    if (wanted === '') {
      showToast('info', t('nickname.empty'));
      return;
    }
    try {
      await renaming.mutateAsync({ member, nickname: wanted });
    } catch (cause) {
      if (isNicknameTaken(cause)) showToast('info', t('nickname.taken'));
      else console.error('The nickname was not changed', cause);
      return;
    }
    draft.forget();
    showToast('success', t('nickname.changed'));
    if (isShown.current) void navigate(withLanguage('/my-page', search), { replace: true });
  };

  return (
    <form className="mt-6 grid gap-6" noValidate onSubmit={submit}>
      <TextInput
        label={t('nickname.label')}
        hint={t(isTooLong ? 'nickname.beyondLimit' : 'nickname.limit', {
          max: NICKNAME_LENGTH,
          n,
        })}
        aria-invalid={isTooLong}
        placeholder={t('nickname.placeholder')}
        value={nickname}
        onChange={setNickname}
        autoComplete="nickname"
        sendsForm
      />
      {!member.nickname && <SuggestedNames onWrite={setNickname} />}
      <div>
        <div role="status" className="grid not-empty:mb-4">
          {hasFailed && !isTooLong && <Notice tone="warning">{t('nickname.failed')}</Notice>}
        </div>
        <Button type="submit" className="w-full" isBusy={isPending}>
          {t('nickname.submit')}
        </Button>
        <SlowNotice isWaiting={isPending} />
      </div>
    </form>
  );
}
