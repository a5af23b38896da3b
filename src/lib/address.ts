/** An address is a text, or one of two object shapes. */
export interface Addressed {
  address?: string | Addressed | null | undefined;
  roadAddress?: string | null | undefined;
  detailAddress?: string | null | undefined;
}

type Address = string | Addressed | null | undefined;

/** The address on one line; '' if there is none. */
export function formatAddress(address: Address): string {
  if (typeof address === 'string') return address.trim();
  if (!address) return '';
  const { roadAddress, detailAddress } = address;
  const parts = [roadAddress, detailAddress].map((part) => part?.trim()).filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : formatAddress(address.address);
}

/** The part that a map can find, without floor and room. */
export function roadAddressOf(address: Address): string {
  if (typeof address === 'string') return address.trim();
  if (!address) return '';
  return address.roadAddress?.trim() || roadAddressOf(address.address);
}
