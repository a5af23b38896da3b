import { MAP_LOAD_RETRIES, MAP_ZOOM } from '../../constants.ts';
import { retry } from '../../lib/retry.ts';

/** The used part of the maps script. */
export interface Maps {
  Map: new (element: HTMLElement, options: Record<string, unknown>) => MapView;
  Geocoder: new () => { geocode: (request: { address: string }) => Promise<Found> };
  Marker: new (options: MarkerOptions) => MarkerView;
}

interface MarkerOptions {
  map: MapView;
  position: object;
  title: string;
}

export interface LatLng {
  lat: number;
  lng: number;
}

interface MapView {
  setCenter: (position: object) => void;
  panTo: (position: LatLng) => void;
  fitBounds: (bounds: Record<'north' | 'south' | 'east' | 'west', number>) => void;
}

interface MarkerView {
  setOptions: (options: Record<string, unknown>) => void;
  addListener: (name: 'click', run: () => void) => unknown;
}

interface Found {
  results: { geometry: { location: object } }[];
}

/** What all maps have in common. */
export const MAP_OPTIONS = {
  zoom: MAP_ZOOM,
  // One finger scrolls the page, two fingers move the map.
  gestureHandling: 'cooperative',
  colorScheme: 'FOLLOW_SYSTEM',
  fullscreenControl: false,
  mapTypeControl: false,
  streetViewControl: false,
};

const FIRST_DELAY_MS = 1_000;

/** The script sets global names of the page, so it is added once. */
let loading: Promise<Maps> | undefined;
let isConfigured = false;

/** Loads the maps script once, with retries after 1, 2 and 4 seconds. A later map may try again. */
export function loadMaps(key: string, language: string): Promise<Maps> {
  loading ??= retry(() => importMaps(key, language), {
    retries: MAP_LOAD_RETRIES,
    firstDelayMs: FIRST_DELAY_MS,
  }).catch((cause) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}

async function importMaps(key: string, language: string): Promise<Maps> {
  const { importLibrary, setOptions } = await import('@googlemaps/js-api-loader');
  // The loader accepts options once and warns on a second call.
  if (!isConfigured) setOptions({ key, language, region: 'KR' });
  isConfigured = true;
  const [maps, geocoding, marker] = await Promise.all([
    importLibrary('maps'),
    importLibrary('geocoding'),
    importLibrary('marker'),
  ]);
  return { Map: maps.Map, Geocoder: geocoding.Geocoder, Marker: marker.Marker };
}
