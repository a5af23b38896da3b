import { useAtom } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClinicList } from '../../domain/clinic/ClinicList.tsx';
import { LazyClinicMap } from '../../domain/clinic/LazyClinicMap.tsx';
import type { ListProps } from '../../domain/record/list/RecordList.tsx';
import { useClientConfig } from '../../state/clientConfig.ts';
import { clinicViewAtom } from '../../state/clinicViewAtom.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { useHydrated } from '../../widgets/useHydrated.ts';

/** The clinics as a list or, where Google Maps has a key, on a map. */
export function ClinicsTab(list: ListProps) {
  const { mapsKey } = useClientConfig();
  return mapsKey ? <ListOrMap {...list} mapsKey={mapsKey} /> : <ClinicList {...list} />;
}

interface ListOrMapProps extends ListProps {
  mapsKey: string;
}

function ListOrMap({ mapsKey, ...list }: ListOrMapProps) {
  const { t } = useTranslation();
  const [view, chooseView] = useAtom(clinicViewAtom);
  const [hasFailed, setHasFailed] = useState(false);
  // The server renders the list for every address.
  const isMap = useHydrated(view === 'map' && !hasFailed, false);
  // Back to the list ends the failure.
  if (hasFailed && view === 'list') setHasFailed(false);
  return (
    <>
      <div role="status" className="px-4 not-empty:pt-2">
        {hasFailed && <Notice tone="warning">{t('map.listInstead')}</Notice>}
      </div>
      <div className="relative [&_[data-count-line]]:pr-32">
        {/* Beside the line with the number of clinics; it stays, so it keeps the focus. */}
        <PlainButton
          className="absolute top-0 right-4 flex h-11 items-center gap-1 font-semibold text-brand-strong text-small"
          onClick={() => {
            setHasFailed(false);
            chooseView(isMap ? 'list' : 'map');
          }}
        >
          <Icon name={isMap ? 'list' : 'pin'} className="size-4" />
          {t(isMap ? 'map.showList' : 'map.showMap')}
        </PlainButton>
        {isMap ? (
          <LazyClinicMap
            filters={list.filters}
            mapsKey={mapsKey}
            onFail={() => setHasFailed(true)}
          />
        ) : (
          <ClinicList {...list} />
        )}
      </div>
    </>
  );
}
