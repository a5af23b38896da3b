/** A clinic carries its address in one of two shapes, or the address stands alone. */
export interface Addressed {
  address?: string | Addressed | null | undefined;
  roadAddress?: string | null | undefined;
  detailAddress?: string | null | undefined;
}

type Address = string | Addressed | null | undefined;

/** The whole address in one line, '' when there is none. */
export function formatAddress(address: Address): string {
  if (typeof address === 'string') return address.trim();
  if (!address) return '';
  const { roadAddress, detailAddress } = address;
  const parts = [roadAddress, detailAddress].map((part) => part?.trim()).filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : formatAddress(address.address);
}

/** What a map can find: floors and room numbers only confuse it. */
export function roadAddressOf(address: Address): string {
  if (typeof address === 'string') return address.trim();
  if (!address) return '';
  return address.roadAddress?.trim() || roadAddressOf(address.address);
}
