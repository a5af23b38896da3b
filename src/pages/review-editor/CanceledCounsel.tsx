import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';

export function CanceledCounsel({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="chat"
      title={t('editor.canceled')}
      sentence={t('editor.canceledHint')}
      action={
        <AppLink to={`/counsel/${id}`} replace className={buttonLook('quiet')}>
          {t('editor.seeCounsel')}
        </AppLink>
      }
    />
  );
}
