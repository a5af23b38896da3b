import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';

interface NotFoundProps {
  /** Why the page may be missing, if not because of its address. */
  sentence?: string;
  /** Another way on. */
  more?: ReactNode;
}

/** For an unknown address and for a record that does not exist. */
export function NotFound({ sentence, more }: NotFoundProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      drawing="lost"
      title={t('errorScreen.notFound')}
      sentence={sentence ?? t('errorScreen.notFoundHint')}
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
