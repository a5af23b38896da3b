import { useTranslation } from 'react-i18next';
import { localName } from '../../lib/localText.ts';
import { useLanguage } from '../../state/language.ts';
import { Icon } from '../../ui/picture/Icon.tsx';
import { useStaff } from '../console/useStaff.ts';
import { Panel } from '../parts/Panel.tsx';
import { PasswordFields } from './PasswordFields.tsx';
import { SecondFactorPanel } from './SecondFactorPanel.tsx';
import { SessionsPanel } from './SessionsPanel.tsx';

export function AccountPage() {
  const { t } = useTranslation('staff');
  const language = useLanguage();
  const { user_id, role, clinic } = useStaff();
  return (
    <div className="mx-auto grid max-w-xl gap-4 p-4 lg:py-8">
      <h1 className="font-bold text-title">{t('account')}</h1>
      <div className="flex items-center gap-4 rounded-card bg-surface p-4 shadow-card">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
          <Icon name="person" />
        </span>
        <div className="min-w-0">
          <p className="truncate font-semibold text-lead">{user_id}</p>
          <p className="text-balance text-muted">
            {[t(`role.${role}`), clinic && localName(language, clinic).text]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <SecondFactorPanel />
      <Panel title={t('resetPassword')}>
        <PasswordFields userId={user_id} />
      </Panel>
      <SessionsPanel />
    </div>
  );
}
