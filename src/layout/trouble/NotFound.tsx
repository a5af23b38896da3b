import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';

/** For an unknown address and for a record that does not exist. `more`: another way on. */
export function NotFound({ more }: { more?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="lost"
      title={t('errorScreen.notFound')}
      sentence={t('errorScreen.notFoundHint')}
      action={
        <>
          <AppLink to="/home" className={buttonLook()}>
            {t('errorScreen.goHome')}
          </AppLink>
          {more}
        </>
      }
    />
  );
}
