import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  firstStartingWith,
  nameOf,
  withoutChosen,
  withTypedName,
} from '../../../src/widgets/dropdown/dropdownItem.ts';
import {
  memoryKey,
  recallChoice,
  rememberChoice,
} from '../../../src/widgets/dropdown/rememberedChoice.ts';

const items = [{ name: 'Tether', id: '1' }, { id: 'usd' }, { name: '눈 성형', data: 7 }];
const names = (list: readonly { id?: string; name?: string }[]) =>
  list.map(({ name, id }) => name ?? id);

describe('items of a dropdown', () => {
  it('DROP-17 have an id or a name', () => {
    expect(items.map(nameOf)).toEqual(['Tether', 'usd', '눈 성형']);
  });

  it('DROP-16 are found by any part of the name, upper or lower case', () => {
    expect(names(withTypedName(items, 'ET'))).toEqual(['Tether']);
    expect(names(withTypedName(items, 'SD'))).toEqual(['usd']);
    expect(names(withTypedName(items, '성'))).toEqual(['눈 성형']);
    expect(names(withTypedName(items, '성'.normalize('NFD')))).toEqual(['눈 성형']);
    expect(names(withTypedName(items, ''))).toHaveLength(3);
    expect(names(withTypedName(items, 'x'))).toEqual([]);
  });

  it.each(['ㅅ', '서', '성', '성ㅎ', '성혀', '성형', 'ㅅㅓㅇㅎㅕ'])(
    'DROP-16 AMB-47 are found while a syllable is half made: %s',
    (typed) => {
      expect(names(withTypedName(items, typed))).toEqual(['눈 성형']);
      expect(firstStartingWith([{ name: '눈' }, { name: '성형' }], typed)).toBe(1);
    },
  );

  it('AMB-47 are found by the beginning of the name', () => {
    expect(firstStartingWith(items, 'US')).toBe(1);
    expect(firstStartingWith(items, 'SD')).toBe(-1);
  });

  it('DROP-18 MULTI-06 are compared by name', () => {
    expect(names(withoutChosen(items, [{ name: 'usd', id: '9' }]))).toEqual(['Tether', '눈 성형']);
    expect(withoutChosen(items, [])).toEqual(items);
  });
});

describe('the memory of a dropdown', () => {
  it('DROP-12 AMB-46 has a key of its names: a prefix and ten characters of their hash', async () => {
    const key = await memoryKey(['가', '나']);
    expect(key).toMatch(/^dropdown:[0-9a-f]{10}$/);
    expect(await memoryKey(['가', '나'])).toBe(key);
    for (const others of [['나', '가'], ['가나'], ['가', '나', '다'], []]) {
      expect(await memoryKey(others)).not.toBe(key);
    }
  });

  it('DROP-12 has the last choice of a list with these names, while it is still an item', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal('StorageEvent', Event);
    vi.stubGlobal('dispatchEvent', () => true);
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(await recallChoice(items)).toBeUndefined();
    await rememberChoice(items, { name: 'usd' });
    expect(await recallChoice(items)).toBe(items[1]);
    expect(await recallChoice(items.slice(1))).toBeUndefined();
  });
});
