import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListedClinic } from '../../../contract/clinic.ts';
import { clinicCard, mockTaxonomy } from '../../support/fixtures/find/browseWorld.ts';
import { mockPlaces } from '../../support/fixtures/find/findScreen.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../support/setup/console.ts';

interface FakeMarker {
  title: string;
  position: object;
  label: { text: string };
  zIndex: number;
  press: () => void;
}

const google = vi.hoisted(() => ({
  Map: vi.fn(),
  fitBounds: vi.fn(),
  panTo: vi.fn(),
  markers: [] as FakeMarker[],
}));

vi.mock('@googlemaps/js-api-loader', () => ({
  setOptions: () => undefined,
  importLibrary: async () => ({
    Geocoder: class {},
    Map: class {
      fitBounds = google.fitBounds;
      panTo = google.panTo;
      constructor(...given: unknown[]) {
        google.Map(...given);
      }
    },
    Marker: class {
      given: FakeMarker;
      constructor(given: FakeMarker) {
        this.given = { ...given };
        google.markers.push(this.given);
      }
      setOptions(changes: object) {
        Object.assign(this.given, changes);
      }
      addListener(_name: string, press: () => void) {
        this.given.press = press;
      }
    },
  }),
}));

beforeEach(() => {
  google.Map.mockReset();
  google.fitBounds.mockReset();
  google.panTo.mockReset();
  google.markers.length = 0;
});

const CLINICS = [
  clinicCard({ latitude: 37.5, longitude: 127.03 }),
  clinicCard({
    id: 'clinic-2',
    name: '첫눈의원',
    nameJa: 'チョンヌン医院',
    reviewCount: 0,
    averageRating: 0,
    latitude: 37.56,
    longitude: 126.98,
  }),
  clinicCard({ id: 'clinic-3', name: '자리없는의원' }),
];

async function openClinics(query = '', clinics: ListedClinic[] = CLINICS, total = clinics.length) {
  mockTaxonomy();
  mockPlaces();
  const calls = mockEndpoint('GET /public/clinics', { data: clinics, total });
  const rendered = await renderScreen(`/contents${query}`, { config: { mapsKey: 'key-1' } });
  return { ...rendered, calls };
}

const openMap = async (...given: Parameters<typeof openClinics>) => {
  const opened = await openClinics(...given);
  await waitFor(() => expect(google.markers).not.toHaveLength(0));
  return opened;
};

const map = () => screen.queryByRole('region', { name: /의원 지도|クリニックの地図/ });
const clinicsOnMap = () => within(screen.getByRole('list', { name: /지도에 있는|地図上の/ }));

describe('the map of the clinics', () => {
  it('is not offered without a key, and its address shows the list', async () => {
    mockTaxonomy();
    mockEndpoint('GET /public/clinics', { data: CLINICS, total: 3 });
    await renderScreen('/contents?view=map');
    await screen.findByText('의원 3곳');
    expect(screen.queryByRole('button', { name: '지도로 보기' })).toBeNull();
    expect(screen.queryByRole('button', { name: '목록으로 보기' })).toBeNull();
    expect(map()).toBeNull();
  });

  it('is one press away, has an address, keeps the filters, and Back returns to the list', async () => {
    const { user, address, calls, goBack } = await openClinics('?facts=parking&sort=rating');
    await user.click(await screen.findByRole('button', { name: '지도로 보기' }));
    expect(address()).toBe('/contents?facts=parking&sort=rating&view=map');
    await waitFor(() => expect(google.markers).toHaveLength(2));
    expect(calls.at(-1)?.query).toMatchObject({ facts: ['parking'], sort: 'rating', limit: 50 });
    expect(calls.at(-1)?.query).not.toHaveProperty('view');
    expect(document.activeElement?.textContent).toBe('목록으로 보기');
    await goBack();
    await screen.findByRole('list', { name: '의원' });
    expect(map()).toBeNull();
  });

  it('another value of the parameter shows the list', async () => {
    await openClinics('?view=globe');
    await screen.findByRole('button', { name: '지도로 보기' });
    expect(map()).toBeNull();
  });

  it('the other tabs have no map', async () => {
    mockEndpoint('GET /public/doctors', { data: [], total: 0 });
    await openClinics('?tabId=doctors&view=map');
    await screen.findByText('등록된 의사가 없습니다');
    expect(screen.queryByRole('button', { name: /보기$/ })).toBeNull();
  });

  it('marks the clinics with a position by their rating, and shows all markers', async () => {
    await openMap('?view=map');
    expect(google.markers.map(({ title, label }) => [title, label.text])).toEqual([
      ['모아피부과의원', '4.8'],
      ['첫눈의원', '–'],
    ]);
    expect(google.markers[1]?.position).toEqual({ lat: 37.56, lng: 126.98 });
    const bounds = google.fitBounds.mock.calls[0]?.[0];
    expect(bounds.south).toBeLessThan(37.5);
    expect(bounds.north).toBeGreaterThan(37.56);
    expect(bounds.west).toBeLessThan(126.98);
    expect(bounds.east).toBeGreaterThan(127.03);
    screen.getByText('의원 3곳');
    screen.getByText('위치가 등록되지 않은 1곳은 지도에 나오지 않아요');
    expect(screen.queryByText(/^상위/)).toBeNull();
  });

  it('says that it shows only the first of many', async () => {
    await openMap('?view=map', CLINICS.slice(0, 2), 1_300);
    screen.getByText('의원 1,300곳');
    screen.getByText('상위 2곳을 지도에 표시해요');
  });

  it('a press on a marker shows its clinic below the map', async () => {
    await openMap('?view=map');
    act(() => google.markers[1]?.press());
    const link = screen.getByRole('link', { name: '첫눈의원' });
    expect(link.getAttribute('href')).toBe('/contents/clinic/clinic-2');
    expect(google.markers.map(({ zIndex }) => zIndex)).toEqual([0, 1]);
    expect(document.activeElement).not.toBe(link);
  });

  it('of a treatment: the clinic shows its price of it', async () => {
    const price = { priceFrom: 90_000, vatIncluded: true };
    const [one = clinicCard(), two = clinicCard()] = CLINICS;
    await openMap('?view=map&treatmentId=ipl', [
      { ...one, price },
      { ...two, price: null },
    ]);
    act(() => google.markers[0]?.press());
    screen.getByText('90,000원');
    screen.getByText('부가세 포함');
    act(() => google.markers[1]?.press());
    screen.getByText('가격 미등록');
  });

  it('has the same clinics as buttons, which lead the keyboard to the clinic', async () => {
    const { user } = await openMap('?view=map');
    expect(clinicsOnMap().getAllByRole('button')).toHaveLength(2);
    await user.click(clinicsOnMap().getByRole('button', { name: /모아피부과의원.*4\.8/ }));
    expect(google.panTo).toHaveBeenCalledWith({ lat: 37.5, lng: 127.03 });
    const link = screen.getByRole('link', { name: '모아피부과의원' });
    expect(document.activeElement).toBe(link);
    expect(clinicsOnMap().getAllByRole('button', { pressed: true })).toHaveLength(1);
  });

  it('a map that fails gives way to the list with a sentence, and can be tried again', async () => {
    expectConsole(/The map could not be loaded/);
    google.Map.mockImplementationOnce(() => {
      throw new Error('no map');
    });
    const { user } = await openClinics('?view=map');
    await screen.findByText('지도를 불러오지 못해 목록으로 보여드려요');
    await screen.findByRole('list', { name: '의원' });
    expect(map()).toBeNull();
    await user.click(screen.getByRole('button', { name: '지도로 보기' }));
    await waitFor(() => expect(google.markers).toHaveLength(2));
    expect(screen.queryByText('지도를 불러오지 못해 목록으로 보여드려요')).toBeNull();
  });

  it('says so when no clinic has a position', async () => {
    await openClinics('?view=map', CLINICS.slice(2));
    await screen.findByText('지도에 표시할 수 있는 의원이 없어요');
    expect(map()).toBeNull();
  });

  it('an empty answer is the empty list', async () => {
    await openClinics('?view=map', []);
    await screen.findByText('등록된 의원이 없습니다');
  });

  it('is in Japanese', async () => {
    const { user } = await openClinics('?lang=ja', CLINICS.slice(0, 2), 60);
    await user.click(await screen.findByRole('button', { name: '地図で見る' }));
    await waitFor(() => expect(google.markers).toHaveLength(2));
    expect(google.markers[1]?.title).toBe('チョンヌン医院');
    screen.getByText('上位2院を地図に表示しています');
    screen.getByRole('button', { name: '一覧で見る' });
    screen.getByText('地図のピンを押すと、クリニックがここに表示されます');
  });
});
