import { describe, expect, it } from 'vitest';
import { formatAddress, roadAddressOf } from '../../../src/lib/address.ts';

const ROAD = '서울 강남구 테헤란로 1';

describe('addresses', () => {
  it('ENT-06 CLN-08 joins the road address and its detail with one space', () => {
    expect(formatAddress({ roadAddress: ROAD, detailAddress: '3층' })).toBe(`${ROAD} 3층`);
    expect(formatAddress({ roadAddress: ` ${ROAD} `, detailAddress: ' 3층 ' })).toBe(`${ROAD} 3층`);
  });

  it('ENT-06 CLN-08 accepts a single address, alone or as a field', () => {
    expect(formatAddress(ROAD)).toBe(ROAD);
    expect(formatAddress({ address: ROAD })).toBe(ROAD);
  });

  it('ENT-06 accepts both parts inside the address field', () => {
    expect(formatAddress({ address: { roadAddress: ROAD, detailAddress: '3층' } })).toBe(
      `${ROAD} 3층`,
    );
  });

  it('AMB-55 leaves out missing parts', () => {
    expect(formatAddress({ roadAddress: ROAD, detailAddress: null })).toBe(ROAD);
    expect(formatAddress({ roadAddress: '', detailAddress: '3층' })).toBe('3층');
    for (const nothing of [null, undefined, '', ' ', {}, { address: null }, { roadAddress: '' }]) {
      expect(formatAddress(nothing)).toBe('');
      expect(roadAddressOf(nothing)).toBe('');
    }
  });

  it('AMB-55 asks the map for the road address only', () => {
    expect(roadAddressOf({ roadAddress: ROAD, detailAddress: '3층' })).toBe(ROAD);
    expect(roadAddressOf({ address: ROAD })).toBe(ROAD);
    expect(roadAddressOf({ roadAddress: ` ${ROAD} ` })).toBe(ROAD);
    expect(roadAddressOf(ROAD)).toBe(ROAD);
  });
});
