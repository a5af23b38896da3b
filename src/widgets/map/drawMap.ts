import { MAP_OPTIONS, type Maps } from './loadMaps.ts';

/** Centre of a map whose address was not found. */
const SEOUL_CITY_HALL = { lat: 37.5663, lng: 126.9779 };

/** Renders a map with a marker at the address. */
export async function drawMap(maps: Maps, element: HTMLElement, address: string): Promise<void> {
  const map = new maps.Map(element, {
    ...MAP_OPTIONS,
    center: SEOUL_CITY_HALL,
  });
  try {
    const { results } = await new maps.Geocoder().geocode({ address });
    const position = results[0]?.geometry.location;
    if (!position) throw new Error('The geocoder found nothing');
    map.setCenter(position);
    new maps.Marker({ map, position, title: address });
  } catch (cause) {
    console.error('The address could not be found on the map', cause);
  }
}
