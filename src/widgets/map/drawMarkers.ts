import { type LatLng, MAP_OPTIONS, type Maps } from './loadMaps.ts';

export interface MapMarker {
  id: string;
  /** The name for screen readers and the tooltip. */
  title: string;
  /** A few characters on the marker. */
  text: string;
  position: LatLng;
}

export interface DrawnMarkers {
  /** Marks one of them and moves the map to it. */
  choose: (id: string | undefined) => void;
}

/** Space around the markers, in degrees: about 500 metres, also around a single one. */
const MARGIN = 0.005;

/** A shape of 44 by 24 pixels with round ends around the text. */
const PILL = 'M -10 -12 L 10 -12 C 26 -12 26 12 10 12 L -10 12 C -26 12 -26 -12 -10 -12 Z';

/** Renders a map that shows all markers. */
export function drawMarkers(
  maps: Maps,
  element: HTMLElement,
  markers: readonly MapMarker[],
  onPress: (id: string) => void,
): DrawnMarkers {
  const bounds = boundsOf(markers.map(({ position }) => position));
  const map = new maps.Map(element, {
    ...MAP_OPTIONS,
    center: { lat: (bounds.south + bounds.north) / 2, lng: (bounds.west + bounds.east) / 2 },
    clickableIcons: false,
  });
  map.fitBounds(bounds);
  const drawn = markers.map(({ id, title, text, position }) => {
    const marker = new maps.Marker({ map, position, title, ...lookOf(element, text, false) });
    marker.addListener('click', () => onPress(id));
    return { id, text, position, marker };
  });
  return {
    choose: (chosenId) => {
      for (const { id, text, position, marker } of drawn) {
        marker.setOptions(lookOf(element, text, id === chosenId));
        if (id === chosenId) map.panTo(position);
      }
    },
  };
}

/** The colours of the page, because its styles do not reach what Google draws. */
function lookOf(element: HTMLElement, text: string, isChosen: boolean) {
  const styles = getComputedStyle(element);
  const colour = (name: string) => styles.getPropertyValue(name).trim();
  const [fill, ink] = isChosen ? ['--ink', '--surface'] : ['--action', '--on-action'];
  return {
    icon: {
      path: PILL,
      fillColor: colour(fill),
      fillOpacity: 1,
      strokeColor: colour('--surface'),
      strokeWeight: 2,
    },
    label: { text, color: colour(ink), fontSize: '13px', fontWeight: '700' },
    zIndex: isChosen ? 1 : 0,
  };
}

function boundsOf(positions: readonly LatLng[]) {
  const lats = positions.map(({ lat }) => lat);
  const lngs = positions.map(({ lng }) => lng);
  return {
    south: Math.min(...lats) - MARGIN,
    north: Math.max(...lats) + MARGIN,
    west: Math.min(...lngs) - MARGIN,
    east: Math.max(...lngs) + MARGIN,
  };
}
