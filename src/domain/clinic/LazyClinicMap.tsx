import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../ui/status/Skeleton.tsx';
import type { ClinicMap, ClinicMapProps } from './ClinicMap.tsx';

/** Loads the script of the map when a visitor wants to see it. */
export function LazyClinicMap(props: ClinicMapProps) {
  const [loaded, setLoaded] = useState<{ Map: typeof ClinicMap }>();
  const fail = useEffectEvent(props.onFail);
  useEffect(() => {
    let isGone = false;
    import('./ClinicMap.tsx').then(
      (module) => setLoaded({ Map: module.ClinicMap }),
      (cause: unknown) => {
        console.error('The script of the map could not be loaded', cause);
        if (!isGone) fail();
      },
    );
    return () => {
      isGone = true;
    };
  }, []);
  return loaded ? <loaded.Map {...props} loading={<LoadingMap />} /> : <LoadingMap />;
}

function LoadingMap() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t('map.loading')} className="min-h-[200dvh] px-4 pt-12">
      <Skeleton className="h-[40dvh] min-h-64 rounded-card" />
    </div>
  );
}
