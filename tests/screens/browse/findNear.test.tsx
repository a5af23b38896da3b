import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clinicCard, whole } from '../../support/fixtures/find/browseWorld.ts';
import { chips, modal, openFind } from '../../support/fixtures/find/findScreen.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';

const GANGNAM = { latitude: 37.497912, longitude: 127.027631 };
const DENIED = { code: 1 };
const TOO_SLOW = { code: 3 };

/** What the browser answers, if it does; the questions that it was asked. */
function browserAnswers(answer: { coords: typeof GANGNAM } | { code: number } | undefined) {
  const asked: PositionOptions[] = [];
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (onFound, onFailed, options) => {
    asked.push(options ?? {});
    if (answer && 'coords' in answer) onFound(answer as GeolocationPosition);
    else if (answer) onFailed?.(answer as GeolocationPositionError);
  };
  const value = { getCurrentPosition };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
  return asked;
}

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'geolocation');
});

async function openPlaces(query = '') {
  const opened = await openFind(query);
  await opened.user.click(await chips().findByRole('button', { name: /^(지역|エリア)/ }));
  return { ...opened, dialog: await modal(query.includes('lang=ja') ? 'エリア' : '지역') };
}

describe('what is near', () => {
  it('is asked in the press only, says why before, and sends about a kilometre', async () => {
    const asked = browserAnswers({ coords: GANGNAM });
    const { user, dialog, calls, address } = await openPlaces('?region=busan');
    dialog.getByText(/약 1km 단위로/);
    expect(asked).toHaveLength(0);
    await user.click(dialog.getByRole('button', { name: '내 주변' }));
    expect(asked).toMatchObject([{ enableHighAccuracy: false }]);
    await user.click(await dialog.findByRole('radio', { name: '3km 이내' }));
    await user.click(await dialog.findByRole('button', { name: '12개 보기' }));
    await expect.poll(address).toBe('/contents?near=37.5%2C127.03&radius=3&sort=near');
    const sent = calls.clinics.flatMap(({ query }) => query.near ?? []);
    expect(sent.length).toBeGreaterThan(0);
    for (const near of sent) expect(near).toEqual({ latitude: 37.5, longitude: 127.03 });
  });

  it.each([
    ['the visitor refuses', DENIED, /사용할 수 없게 설정되어/],
    ['the search takes too long', TOO_SLOW, /너무 오래 걸려요/],
    ['the device does not know', { code: 2 }, /위치를 알 수 없어요/],
  ])('falls back to the districts if %s', async (_why, code, sentence) => {
    browserAnswers(code);
    const { user, dialog } = await openPlaces();
    await user.click(dialog.getByRole('button', { name: '내 주변' }));
    await dialog.findByText(sentence);
    await user.click(await dialog.findByRole('radio', { name: '서울 34' }));
    dialog.getByRole('radio', { name: '강남구 16' });
  });

  it('falls back where the browser has no positions, in Japanese too', async () => {
    const { user, dialog } = await openPlaces('?lang=ja');
    await user.click(dialog.getByRole('button', { name: '現在地から' }));
    await dialog.findByText(/このブラウザでは位置情報を取得できません/);
  });

  it('falls back if the browser never answers', async () => {
    browserAnswers(undefined);
    const { user, dialog } = await openPlaces();
    vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true });
    await user.click(dialog.getByRole('button', { name: '내 주변' }));
    dialog.getByText('위치를 확인하고 있어요');
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    await dialog.findByText(/너무 오래 걸려요/);
  });

  it('does not replace a place that was chosen while the browser searched', async () => {
    let find: () => void = () => undefined;
    const getCurrentPosition: Geolocation['getCurrentPosition'] = (onFound) => {
      find = () => onFound({ coords: GANGNAM } as GeolocationPosition);
    };
    const value = { getCurrentPosition };
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value });
    const { user, dialog } = await openPlaces();
    await user.click(dialog.getByRole('button', { name: '내 주변' }));
    const busan = await dialog.findByRole<HTMLInputElement>('radio', { name: /^부산/ });
    await user.click(busan);
    await act(async () => find());
    expect(busan.checked).toBe(true);
    expect(dialog.getByRole('button', { name: '내 주변' }).getAttribute('aria-pressed')).toBe(
      'false',
    );
    dialog.getByText(/약 1km 단위로/);
  });

  it('is removed together with the order by distance', async () => {
    const { user, address } = await openFind('?near=37.5,127.03&radius=3&sort=near&facts=parking');
    await user.click(await chips().findByRole('button', { name: '내 주변 3km 이내 빼기' }));
    await expect.poll(address).toBe('/contents?facts=parking');
  });

  it('offers the order by distance', async () => {
    const { user } = await openFind('?near=37.5,127.03');
    await user.click(await chips().findByRole('button', { name: '정렬' }));
    const dialog = await modal('정렬');
    dialog.getByRole('button', { name: '가까운순' });
  });
});

describe('the card of a clinic', () => {
  const clinic = clinicCard({
    district: { id: 'seoul-jung', name: '중구', nameJa: '中区' },
    station: { id: 'myeongdong', name: '명동역', nameJa: '明洞駅', minutesOnFoot: 3 },
    roadAddress: '서울특별시 중구 을지로 22',
    addressJa: 'ソウル特別市 中区 乙支路 22',
    latitude: 37.5609,
    longitude: 126.9863,
  });

  /** By its text: the district is in an element of its own. */
  const findPlace = (place: string) =>
    screen.findByText(
      (_, element) => element?.matches('p') === true && element.textContent === place,
    );

  const openCards = async (query: string) => {
    const opened = await openFind(query);
    mockEndpoint('GET /public/clinics', whole([clinic]));
    await opened.goTo(`/contents${query}${query ? '&' : '?'}partId=eyes`);
    return opened;
  };

  it('says district and station', async () => {
    await openCards('');
    await findPlace('중구 · 명동역 도보 3분');
    screen.getByText('서울특별시 중구 을지로 22');
  });

  it('says them without Hangul in Japanese', async () => {
    await openCards('?lang=ja');
    await findPlace('中区 · 明洞駅 徒歩3分');
    screen.getByText('ソウル特別市 中区 乙支路 22');
  });

  it('says how far the clinic is from the position', async () => {
    await openCards('?near=37.5,127.03');
    await findPlace('약 7.8km · 중구 · 명동역 도보 3분');
  });
});
