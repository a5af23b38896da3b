import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAP_DEFAULT_ADDRESS, MAP_HEIGHT, MAP_WIDTH } from '../../constants.ts';
import { localText } from '../../lib/localText.ts';
import { shownLanguage } from '../../lib/shownLanguage.ts';
import { drawMap } from './drawMap.ts';
import { loadMaps } from './loadMaps.ts';
import { MapFallback } from './MapFallback.tsx';
import { RouteLinks } from './RouteLinks.tsx';
import type { RoutePlace } from './routeLinks.ts';
import { whenNear } from './whenNear.ts';

/** The place at the address: its name, its position and its Japanese address. */
export interface MapPlace extends Omit<RoutePlace, 'address'> {
  addressJa?: string | null | undefined;
}

interface AddressMapProps {
  /** Google Maps key; null makes no call. */
  mapsKey: string | null;
  /** A Korean road address. */
  address?: string;
  place?: MapPlace;
  height?: string;
  width?: string;
}

/** A map of an address and the way there in other maps. Without a key or after a failure: the address instead. */
export function AddressMap(props: AddressMapProps) {
  const { mapsKey, address = MAP_DEFAULT_ADDRESS, height = MAP_HEIGHT, width = MAP_WIDTH } = props;
  const { t, i18n } = useTranslation();
  const shown =
    props.address !== undefined
      ? localText(shownLanguage(i18n), address, props.place?.addressJa)
      : { text: t('map.cityHall'), lang: undefined };
  const routePlace = { ...props.place, address };
  const box = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isDrawn = mapsKey !== null && !hasFailed;

  useEffect(() => {
    const element = box.current;
    if (!mapsKey || !element) return;
    return whenNear(element, async () => {
      try {
        await drawMap(await loadMaps(mapsKey, i18n.language), element, address);
      } catch (cause) {
        console.error('The map could not be loaded', cause);
        setHasFailed(true);
      }
    });
  }, [mapsKey, address, i18n.language]);

  return (
    <>
      <section
        aria-label={t('map.title', { address: shown.text })}
        className="overflow-hidden rounded-card bg-quiet"
        style={{ height, width }}
      >
        {isDrawn ? (
          <div ref={box} className="size-full" />
        ) : (
          <MapFallback place={routePlace} address={shown} hasFailed={hasFailed} />
        )}
      </section>
      {isDrawn && (
        <div className="mt-2">
          <RouteLinks place={routePlace} />
        </div>
      )}
    </>
  );
}
