import { describe, expect, it } from 'vitest';
import type { ContentValues } from '../../../src/staff/content/edits/contentValues.ts';
import {
  clashesOf,
  isSameDraft,
  isSameIn,
  mergeEdits,
  withField,
} from '../../../src/staff/content/edits/mergeEdits.ts';

const CLINIC = { id: 'c1', name: '모아의원', nameJa: null };
const OTHER_CLINIC = { id: 'c2', name: '새봄의원', nameJa: null };
const term = (id: string) => ({ id, name: id, nameJa: null });
const photo = (url: string) => ({ id: url, name: url, source: url });

const draft = (changes: Partial<ContentValues> = {}): ContentValues => ({
  texts: { name: '이름', description: '소개' },
  pictures: { bannerImage: [photo('/a.webp')] },
  terms: { treatments: [term('ipl')] },
  clinic: CLINIC,
  ...changes,
});
const texts = (name: string, description: string) => draft({ texts: { name, description } });

describe('AMB-51 edits of a record that a colleague has saved first', () => {
  it("stay, and untouched fields take the colleague's values", () => {
    const base = texts('이름', '소개');
    const merged = mergeEdits({ base, draft: texts('내 이름', '소개') }, texts('이름', '새 소개'));
    expect(merged.draft.texts).toEqual({ name: '내 이름', description: '새 소개' });
    expect(clashesOf(merged, texts('이름', '새 소개'))).toEqual([]);
  });

  it('stay if both changed the field, which is a clash until one value is taken', () => {
    const theirs = texts('그 이름', '소개');
    const merged = mergeEdits(
      { base: texts('이름', '소개'), draft: texts('내 이름', '소개') },
      theirs,
    );
    expect(merged.draft.texts.name).toBe('내 이름');
    expect(clashesOf(merged, theirs)).toEqual(['name']);
    const given = { ...merged, draft: withField('name', merged.draft, theirs) };
    expect(given.draft.texts.name).toBe('그 이름');
    expect(clashesOf(given, theirs)).toEqual([]);
  });

  it('clash again after a reload, and with a third person who saved', () => {
    const merged = mergeEdits(
      { base: texts('이름', '소개'), draft: texts('내 이름', '소개') },
      texts('그', '소개'),
    );
    const again = mergeEdits(merged, texts('그', '소개'));
    expect(again).toEqual(merged);
    const third = texts('그', '셋째 소개');
    const after = mergeEdits(again, third);
    expect(after.draft.texts).toEqual({ name: '내 이름', description: '셋째 소개' });
    expect(clashesOf(after, third)).toEqual(['name']);
  });

  it('do not clash if both wrote the same', () => {
    const same = texts('새 이름', '소개');
    const merged = mergeEdits(
      { base: texts('이름', '소개'), draft: texts('새 이름 ', '소개') },
      same,
    );
    expect(clashesOf(merged, same)).toEqual([]);
  });

  it('are settled once the colleague has saved the same, so that a later change is no clash', () => {
    const merged = mergeEdits(
      { base: texts('이름', '소개'), draft: texts('새', '소개') },
      texts('새', '소개'),
    );
    const third = texts('셋째', '소개');
    const after = mergeEdits(merged, third);
    expect(after.draft.texts.name).toBe('셋째');
    expect(clashesOf(after, third)).toEqual([]);
  });

  it('are compared by what a person sees: ids of terms and clinics, and the order of pictures', () => {
    const renamed = { ...term('ipl'), name: 'renamed' };
    expect(isSameDraft(draft(), draft({ terms: { treatments: [renamed] } }))).toBe(true);
    expect(isSameDraft(draft(), draft({ clinic: { ...CLINIC, name: 'renamed' } }))).toBe(true);
    expect(isSameDraft(draft(), draft({ clinic: null }))).toBe(false);
    expect(isSameDraft(draft(), texts('이름', '다른 소개'))).toBe(false);
    const pictures = (...urls: string[]) => draft({ pictures: { bannerImage: urls.map(photo) } });
    expect(isSameDraft(pictures('/a', '/b'), pictures('/b', '/a'))).toBe(false);
    expect(isSameDraft(pictures('/a', '/b'), pictures('/a'))).toBe(false);
  });

  it('stay as they are in a field that this build does not have', () => {
    expect(withField('unknown', draft(), draft())).toEqual(draft());
    expect(isSameIn('unknown', draft(), draft())).toBe(true);
  });

  it.each([
    [
      'pictures',
      'bannerImage',
      { pictures: { bannerImage: [photo('/b.webp')] } },
      { pictures: { bannerImage: [] } },
    ],
    [
      'terms',
      'treatments',
      { terms: { treatments: [term('peel')] } },
      { terms: { treatments: [] } },
    ],
    ['the clinic', 'clinic', { clinic: OTHER_CLINIC }, { clinic: null }],
  ])('cover %s as well as texts', (_, name, mine, other) => {
    const theirs = draft(other);
    const merged = mergeEdits({ base: draft(), draft: draft(mine) }, theirs);
    expect(isSameDraft(merged.draft, draft(mine))).toBe(true);
    expect(clashesOf(merged, theirs)).toEqual([name]);
    expect(isSameDraft(withField(name, merged.draft, theirs), theirs)).toBe(true);
    expect(mergeEdits({ base: draft(), draft: draft() }, theirs).draft).toEqual(theirs);
  });
});
