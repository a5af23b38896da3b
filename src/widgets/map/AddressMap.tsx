import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAP_DEFAULT_ADDRESS, MAP_HEIGHT, MAP_WIDTH } from '../../constants.ts';
import { drawMap } from './drawMap.ts';
import { loadMaps } from './loadMaps.ts';
import { MapFallback } from './MapFallback.tsx';
import { whenNear } from './whenNear.ts';

interface AddressMapProps {
  /** Google Maps key; null makes no call. */
  mapsKey: string | null;
  /** A Korean road address. */
  address?: string;
  height?: string;
  width?: string;
}

/** A map of an address. Without a key or after a failure: the address with links to other maps. */
export function AddressMap(props: AddressMapProps) {
  const { mapsKey, address = MAP_DEFAULT_ADDRESS, height = MAP_HEIGHT, width = MAP_WIDTH } = props;
  const { t, i18n } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const isDrawn = mapsKey !== null && !hasFailed;

  useEffect(() => {
    const element = place.current;
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
    <section
      aria-label={t('map.title', { address })}
      className="overflow-hidden rounded-card bg-quiet"
      style={{ height, width }}
    >
      {isDrawn ? (
        <div ref={place} className="size-full" />
      ) : (
        <MapFallback address={address} hasFailed={hasFailed} />
      )}
    </section>
  );
}
