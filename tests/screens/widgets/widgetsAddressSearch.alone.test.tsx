import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderWidget } from '../../support/screen/renderWidget.tsx';
import { expectConsole } from '../../support/setup/console.ts';

const SORRY = '현재 우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.';
const ADDRESS = { zonecode: '06234', address: '서울 강남구 테헤란로 1' };

const embed = vi.fn();
let added: HTMLScriptElement[] = [];
/** Of the widget rendered last: the service calls it when an address is chosen. */
let complete: (address: object) => void = () => undefined;

class Postcode {
  constructor(options: { oncomplete: (address: object) => void }) {
    complete = options.oncomplete;
  }
  embed = embed;
}

beforeEach(() => {
  // Each test starts before the script is loaded.
  vi.resetModules();
  embed.mockReset();
  added = [];
  // Nothing is fetched: the tests say when the script is there.
  vi.spyOn(document.head, 'append').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) added.push(node);
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const importWidget = async () =>
  (await import('../../../src/widgets/address/AddressSearch.tsx')).AddressSearch;

const comes = () => act(async () => added.at(-1)?.onload?.(new Event('load')));
const doesNotCome = () => act(async () => added.at(-1)?.onerror?.(new Event('error')));
const place = () => screen.queryByRole('region', { name: '주소 찾기' });

describe('address search', () => {
  it('ADDR-01 CONST-26 is 400px high and as wide as its place, unless set otherwise', async () => {
    const AddressSearch = await importWidget();
    const { rerender } = renderWidget(<AddressSearch onComplete={vi.fn()} />);
    expect([place()?.style.height, place()?.style.width]).toEqual(['400px', '100%']);
    rerender(<AddressSearch onComplete={vi.fn()} height={300} width="50%" />);
    expect([place()?.style.height, place()?.style.width]).toEqual(['300px', '50%']);
  });

  it('GEN-13 ADDR-02 returns the address and closes', async () => {
    vi.stubGlobal('kakao', { Postcode });
    const AddressSearch = await importWidget();
    const onComplete = vi.fn();
    renderWidget(<AddressSearch onComplete={onComplete} />);
    await comes();
    expect(embed.mock.calls[0]?.[0]).toBe(place());
    act(() => complete(ADDRESS));
    expect(onComplete).toHaveBeenCalledWith(ADDRESS);
    expect(place()).toBeNull();
  });

  it('ADDR-02 stays open if asked to', async () => {
    vi.stubGlobal('daum', { Postcode });
    const AddressSearch = await importWidget();
    const onComplete = vi.fn();
    renderWidget(<AddressSearch onComplete={onComplete} closesItself={false} />);
    await comes();
    act(() => complete(ADDRESS));
    expect(onComplete).toHaveBeenCalledWith(ADDRESS);
    expect(place()).toBeTruthy();
  });

  it('ADDR-03 ADDR-05 ERR-12 shows a message if the script does not load', async () => {
    expectConsole(/postcode service could not be loaded/);
    const AddressSearch = await importWidget();
    renderWidget(<AddressSearch onComplete={vi.fn()} />);
    await doesNotCome();
    expect(screen.getByRole('alert').textContent).toBe(SORRY);
    expect(place()).toBeNull();
  });

  it('ADDR-04 ERR-12 the same for a script without the postcode module', async () => {
    expectConsole(/without the postcode module/);
    vi.stubGlobal('kakao', { maps: {} });
    const AddressSearch = await importWidget();
    renderWidget(<AddressSearch onComplete={vi.fn()} />, '/home?lang=ja');
    await comes();
    expect(screen.getByRole('alert').textContent).toContain('現在、郵便番号検索を利用できません。');
  });

  it.each([
    ['/home', SORRY],
    ['/home?lang=ja', '現在、郵便番号検索を利用できません。'],
  ])(
    'reports a frame that does not load at %s, until it loads after all',
    async (address, text) => {
      vi.useFakeTimers();
      vi.stubGlobal('kakao', { Postcode });
      // Of another namespace, so that happy-dom does not try to load it.
      const frame = document.createElementNS('urn:test', 'iframe');
      embed.mockImplementation((element: HTMLElement) => element.append(frame));
      const AddressSearch = await importWidget();
      renderWidget(<AddressSearch onComplete={vi.fn()} />, address);
      await comes();
      act(() => vi.advanceTimersByTime(7_999));
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
      act(() => vi.advanceTimersByTime(1));
      expect(screen.getByRole('alert').textContent).toContain(text);
      expect(frame.isConnected).toBe(true);
      act(() => void frame.dispatchEvent(new Event('load')));
      expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    },
  );

  it('ADDR-05 a retry of a frame that is slow begins again: no message for another 8 seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('kakao', { Postcode });
    embed.mockImplementation((element: HTMLElement) =>
      element.append(document.createElementNS('urn:test', 'iframe')),
    );
    const AddressSearch = await importWidget();
    renderWidget(<AddressSearch onComplete={vi.fn()} />);
    await comes();
    const waitAgain = async () => {
      await act(async () => vi.advanceTimersByTime(7_999));
      expect(screen.getByRole('alert').textContent).toBe('');
      await act(async () => vi.advanceTimersByTime(1));
      expect(screen.getByRole('alert').textContent).toBe(SORRY);
    };
    await waitAgain();
    await act(async () => screen.getByRole('button', { name: '다시 시도' }).click());
    await waitAgain();
    expect(embed).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), 1],
    ['answers', () => Promise.resolve(), 0],
  ] as const)('a frame that has loaded while its site %s: %#', async (_, answer, alerts) => {
    if (alerts > 0) expectConsole(/The postcode service does not answer/);
    vi.stubGlobal('kakao', { Postcode });
    const asked = vi.fn<(site: string) => Promise<void>>(answer);
    embed.mockImplementation((element: HTMLElement) => {
      const frame = document.createElementNS('urn:test', 'iframe');
      frame.setAttribute('src', 'https://postcode.map.kakao.com/search?q=1');
      element.append(frame);
    });
    const AddressSearch = await importWidget();
    const { user } = renderWidget(<AddressSearch onComplete={vi.fn()} askSite={asked} />);
    await comes();
    const load = () =>
      act(async () => void place()?.querySelector('iframe')?.dispatchEvent(new Event('load')));
    expect(place()?.className).toContain('invisible');
    await load();
    expect(asked.mock.calls).toEqual([['https://postcode.map.kakao.com']]);
    if (alerts === 0) {
      expect(place()?.className).not.toContain('invisible');
      expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
      return;
    }
    expect(screen.getByRole('alert').textContent).toBe(SORRY);
    expect(place()).toBeNull();
    asked.mockResolvedValue();
    await user.click(screen.getByRole('button', { name: '다시 시도' }));
    await load();
    expect(screen.getByRole('alert').textContent).toBe('');
    expect(place()?.className).not.toContain('invisible');
  });

  it('reports a frame that the policy of the page refuses at once', async () => {
    expectConsole(/The address search may not be shown/);
    vi.stubGlobal('kakao', { Postcode });
    const AddressSearch = await importWidget();
    renderWidget(<AddressSearch onComplete={vi.fn()} />);
    await comes();
    const refused = (effectiveDirective: string) =>
      act(async () => {
        const event = new Event('securitypolicyviolation', { bubbles: true });
        document.dispatchEvent(Object.assign(event, { effectiveDirective }));
      });
    await refused('img-src');
    expect(screen.queryByRole('alert')?.textContent ?? '').toBe('');
    await refused('frame-src');
    expect(screen.getByRole('alert').textContent).toBe(SORRY);
  });

  it('ADDR-06 two searches share one script, and a later one does too', async () => {
    vi.stubGlobal('kakao', { Postcode });
    const AddressSearch = await importWidget();
    const { unmount } = renderWidget(
      <>
        <AddressSearch onComplete={vi.fn()} />
        <AddressSearch onComplete={vi.fn()} />
      </>,
    );
    await comes();
    expect(embed).toHaveBeenCalledTimes(2);
    unmount();
    renderWidget(<AddressSearch onComplete={vi.fn()} />);
    await waitFor(() => expect(embed).toHaveBeenCalledTimes(3));
    expect(added.map(({ src }) => src)).toEqual([
      'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js',
    ]);
  });

  it('ADDR-05 a retry loads the script again', async () => {
    expectConsole(/postcode service could not be loaded/);
    vi.stubGlobal('kakao', { Postcode });
    const AddressSearch = await importWidget();
    const { unmount } = renderWidget(<AddressSearch onComplete={vi.fn()} />);
    await doesNotCome();
    unmount();
    renderWidget(<AddressSearch onComplete={vi.fn()} scriptUrl="/postcode.js" />);
    await comes();
    expect(added).toHaveLength(2);
    expect(embed).toHaveBeenCalledTimes(1);
  });
});
