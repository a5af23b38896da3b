import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { type DrawnMarkers, drawMarkers, type MapMarker } from './drawMarkers.ts';
import { loadMaps } from './loadMaps.ts';

interface MarkerMapProps {
  /** Google Maps key. */
  mapsKey: string;
  label: string;
  /** The map is drawn again for another array. */
  markers: readonly MapMarker[];
  chosenId: string | undefined;
  onChoose: (id: string) => void;
  onFail: () => void;
}

/** A map with markers that can be pressed. */
export function MarkerMap(props: MarkerMapProps) {
  const { mapsKey, label, markers, chosenId } = props;
  const { t, i18n } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<DrawnMarkers>();
  const choose = useEffectEvent(props.onChoose);
  const fail = useEffectEvent(props.onFail);

  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      try {
        const maps = await loadMaps(mapsKey, i18n.language);
        if (isGone || !box.current) return;
        setDrawn(drawMarkers(maps, box.current, markers, (id) => choose(id)));
      } catch (cause) {
        console.error('The map could not be loaded', cause);
        if (!isGone) fail();
      }
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [mapsKey, markers, i18n.language]);
  useEffect(() => drawn?.choose(chosenId), [drawn, chosenId]);

  return (
    <section
      aria-label={label}
      className="relative isolate h-[40dvh] min-h-64 overflow-hidden rounded-card bg-quiet"
    >
      <div ref={box} className="size-full" />
      {!drawn && (
        <div className="absolute inset-0 grid place-items-center">
          <Spinner label={t('map.loading')} />
        </div>
      )}
    </section>
  );
}
