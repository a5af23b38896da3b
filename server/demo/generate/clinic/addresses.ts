import { buildings, type Place } from '../../data/places.ts';
import type { Random } from '../lib/random.ts';

interface Address {
  address: string | null;
  roadAddress: string | null;
  detailAddress: string | null;
}

export const noAddress: Address = { address: null, roadAddress: null, detailAddress: null };

/** On one line; null without an address. */
export function wholeAddress({ address, roadAddress, detailAddress }: Address): string | null {
  return address ?? (roadAddress && [roadAddress, detailAddress].filter(Boolean).join(' '));
}

/** In one of the two allowed shapes: one line, or a road address and its detail. `floor` is the floor it names. */
export function makeAddress(place: Place, random: Random): Address & { floor: number } {
  const road = random.pick(place.roads);
  const street = `${place.district.ko} ${road.ko} ${random.int(road.from, road.to)}`;
  const building = random.pick(buildings);
  const floor = random.int(2, 12);
  if (random.chance(0.6)) {
    const unit = floor * 100 + random.int(1, 8);
    return {
      floor,
      address: null,
      roadAddress: street,
      detailAddress: `${building} ${floor}층 ${unit}호`,
    };
  }
  const line = random.pick([
    `${street}, ${floor}층 (${building})`,
    `${street} ${building} ${floor}층`,
    `${street}-${random.int(1, 30)}, ${floor}층`,
  ]);
  return { ...noAddress, floor, address: line };
}
