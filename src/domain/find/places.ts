import type { Region } from '../../../contract/place.ts';
import type { Named } from '../../../contract/shape.ts';

/** A region or a district by its id. */
export const placeIn = (regions: readonly Region[], id: string): Named | undefined =>
  regions.find((region) => region.id === id) ??
  regions.flatMap(({ districts }) => districts).find((district) => district.id === id);

/** The region of a region or of a district: `seoul` of `seoul-gangnam`. */
export const regionOf = (id: string): string => id.split('-', 1)[0] ?? id;
