import type { Region } from '../../../contract/place.ts';
import type { Named } from '../../../contract/shape.ts';

/** A region or a district by its id. Six cities have a 중구, so a shared name begins with the region: 부산 중구. */
export function placeIn(regions: readonly Region[], id: string): Named | undefined {
  const region = regions.find((each) => each.id === regionOf(id));
  if (region?.id === id) return region;
  const district = region?.districts.find((each) => each.id === id);
  const isShared = ({ districts }: Region) => districts.some(({ name }) => name === district?.name);
  if (!region || !district || regions.filter(isShared).length < 2) return district;
  const nameJa = region.nameJa && district.nameJa && `${region.nameJa} ${district.nameJa}`;
  return { id, name: `${region.name} ${district.name}`, nameJa };
}

/** The region of a region or of a district: `seoul` of `seoul-gangnam`. */
export const regionOf = (id: string): string => id.split('-', 1)[0] ?? id;
