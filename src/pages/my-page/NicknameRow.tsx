import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';

/** The nickname, linked to the page that changes it. */
export function NicknameRow({ nickname }: { nickname: string | null }) {
  const { t } = useTranslation();
  const [initial] = nickname ?? '';
  return (
    <Card className="mx-4 mt-4 flex items-center gap-4 bg-brand-soft p-4">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-full bg-surface font-bold text-brand-strong text-title"
      >
        {initial ?? <Icon name="person" />}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-small">{t('member.nickname')}</p>
        <p className="font-bold text-title">
          <AppLink to="/reset-nickname" className="card-link">
            {nickname ?? t('member.noNickname')}
          </AppLink>
        </p>
      </div>
      <Icon name="edit" className="size-5 shrink-0 text-brand-strong" />
    </Card>
  );
}
