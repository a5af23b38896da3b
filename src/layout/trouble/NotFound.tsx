import { useTranslation } from 'react-i18next';
import type { RecordTab } from '../../domain/record/recordTabs.ts';
import { buttonLook } from '../../ui/button/buttonLook.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { AppLink } from '../../widgets/link/AppLink.tsx';

/** For an unknown address and for a record that does not exist. `kind` of the record: a link leads to others. */
export function NotFound({ kind }: { kind?: RecordTab }) {
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
          {kind && (
            <AppLink to={`/contents?tabId=${kind}`} className={buttonLook('quiet')}>
              {t(`errorScreen.browse.${kind}`)}
            </AppLink>
          )}
        </>
      }
    />
  );
}
