import { useTranslation } from 'react-i18next';
import { Panel } from '../parts/Panel.tsx';
import { PasswordFields } from './PasswordFields.tsx';

export function PasswordForm({ userId }: { userId: string }) {
  const { t } = useTranslation('staff');
  return (
    <Panel title={t('resetPassword')}>
      <PasswordFields userId={userId} />
    </Panel>
  );
}
