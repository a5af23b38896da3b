import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressMap } from '../../../src/widgets/map/AddressMap.tsx';
import { renderWidget } from '../../support/screen/renderWidget.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const ADDRESS = '서울 강남구 테헤란로 1';
const found = { lat: 37.5, lng: 127 };

const google = vi.hoisted(() => ({
  setOptions: vi.fn(),
  importLibrary: vi.fn(),
  Map: vi.fn(),
  setCenter: vi.fn(),
  Marker: vi.fn(),
  geocode: vi.fn(),
}));

vi.mock('@googlemaps/js-api-loader', () => google);

const libraries: Record<string, object> = {
  maps: {
    Map: class {
      constructor(...given: unknown[]) {
        google.Map(...given);
      }
      setCenter = google.setCenter;
    },
  },
  geocoding: {
    Geocoder: class {
      geocode = google.geocode;
    },
  },
  marker: {
    Marker: class {
      constructor(...given: unknown[]) {
        google.Marker(...given);
      }
    },
  },
};

beforeEach(() => {
  // Each test starts before the script is loaded.
  vi.resetModules();
  for (const part of Object.values(google)) part.mockReset();
  google.importLibrary.mockImplementation(async (name: string) => libraries[name]);
  google.geocode.mockResolvedValue({ results: [{ geometry: { location: found } }] });
  // happy-dom has no layout, so nothing comes near the screen.
  vi.stubGlobal('IntersectionObserver', undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('map', () => {
  it('MAP-01 MAP-04 MAP-05 loads by its key, finds the address, marks it at zoom 16', async () => {
    const { AddressMap } = await import('../../../src/widgets/map/AddressMap.tsx');
    renderWidget(<AddressMap mapsKey="key-1" address={ADDRESS} />);
    await waitFor(() => expect(google.Marker).toHaveBeenCalled());
    expect(google.setOptions).toHaveBeenCalledWith(expect.objectContaining({ key: 'key-1' }));
    expect(google.geocode).toHaveBeenCalledWith({ address: ADDRESS });
    expect(google.Map.mock.calls[0]?.[1]).toMatchObject({
      zoom: 16,
      colorScheme: 'FOLLOW_SYSTEM',
    });
    expect(google.setCenter).toHaveBeenCalledWith(found);
    expect(google.Marker).toHaveBeenCalledWith(expect.objectContaining({ position: found }));
  });

  it('MAP-06 CONST-19 is 200px high and as wide as its place, unless set otherwise', () => {
    const { rerender } = renderWidget(<AddressMap mapsKey={null} address={ADDRESS} />);
    const map = screen.getByRole('region', { name: `${ADDRESS} 지도` });
    expect([map.style.height, map.style.width]).toEqual(['200px', '100%']);
    rerender(<AddressMap mapsKey={null} address={ADDRESS} height="300px" width="50%" />);
    expect([map.style.height, map.style.width]).toEqual(['300px', '50%']);
  });

  it('MAP-07 AMB-58 shows Seoul City Hall without an address', async () => {
    const { AddressMap } = await import('../../../src/widgets/map/AddressMap.tsx');
    renderWidget(<AddressMap mapsKey="key-1" />);
    await waitFor(() => expect(google.geocode).toHaveBeenCalledWith({ address: '서울시청' }));
  });

  it('MAP-07 AMB-79 the default address is shown in the language of the page', () => {
    renderWidget(<AddressMap mapsKey={null} />, '/home?lang=ja');
    expect(screen.getByText('ソウル市庁')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'ソウル市庁の地図' })).toBeTruthy();
  });

  it('MAP-08 ERR-08 an unknown place is only logged; the map stays', async () => {
    expectConsole(/could not be found on the map/);
    google.geocode.mockRejectedValue(new Error('ZERO_RESULTS'));
    const { AddressMap } = await import('../../../src/widgets/map/AddressMap.tsx');
    renderWidget(<AddressMap mapsKey="key-1" address={ADDRESS} />);
    await waitFor(() => expect(google.geocode).toHaveBeenCalled());
    await Promise.resolve();
    expect(google.Marker).not.toHaveBeenCalled();
    expect(screen.queryByText('지도를 표시할 수 없습니다')).toBeNull();
  });

  it('MAP-02 MAP-03 AMB-56 is retried three times with growing delays, then says so', async () => {
    vi.useFakeTimers();
    expectConsole(/The map could not be loaded/);
    const begun = Date.now();
    const times: number[] = [];
    google.importLibrary.mockImplementation(async (name: string) => {
      if (name === 'maps') times.push(Date.now() - begun);
      throw new Error('offline');
    });
    const { AddressMap } = await import('../../../src/widgets/map/AddressMap.tsx');
    renderWidget(<AddressMap mapsKey="key-1" address={ADDRESS} />);
    await act(() => vi.advanceTimersByTimeAsync(7_000));
    expect(screen.getByText('지도를 표시할 수 없습니다')).toBeTruthy();
    expect(times).toEqual([0, 1000, 3000, 7000]);
    expect(screen.getByText(ADDRESS)).toBeTruthy();
  });

  it('AMB-56 without a key no call is made: the address is shown, with a link to another map', () => {
    renderWidget(<AddressMap mapsKey={null} address={ADDRESS} />);
    expect(google.importLibrary).not.toHaveBeenCalled();
    expect(screen.getByText(ADDRESS)).toBeTruthy();
    for (const [name, host] of [
      ['네이버 지도', 'map.naver.com'],
      ['카카오맵', 'map.kakao.com'],
      ['구글 지도', 'www.google.com'],
    ] as const) {
      const url = new URL(screen.getByRole('link', { name }).getAttribute('href') ?? '');
      expect(url.host).toBe(host);
      expect(decodeURIComponent(url.href)).toContain(ADDRESS);
    }
  });
});
