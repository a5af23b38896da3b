import { describe, expect, it, test } from 'vitest';
import type { SearchKind } from '../../../contract/search.ts';
import {
  findInNames,
  type InNames,
  mostInNames,
} from '../../../server/domain/search/names/findInNames.ts';
import { nameIndexBuilder } from '../../../server/domain/search/names/nameIndex.ts';
import { alias, indexOf, place, term } from '../../support/fixtures/find/ownTerms.ts';

/** The name of an item is its id. */
function indexOfNames(...names: string[]) {
  const builder = nameIndexBuilder();
  builder.add(names.map((name) => ({ id: name, names: [name] })));
  return builder.finish();
}

const names = {
  clinics: indexOfNames('첫눈의원 명동점', '첫눈의원 강남점', '강남피부과', '바람개비'),
  doctors: indexOfNames('백태윤', '백태운'),
  events: indexOfNames('보톡스 특가', '코끝 특가', '눈수술 특가', '명동 특가'),
  treatments: indexOfNames('새 쌍꺼풀', '쌍꺼풀', '매몰'),
  specialties: indexOfNames('가정의학과', '예방의학과', '의학'),
  terms: indexOf(
    [
      ...['피부과', '눈수술', '쌍꺼풀', '리쥬란'].map((id) => term(id)),
      { ...term('예방의학과'), kind: 'SPECIALTY' },
      { ...term('새 쌍꺼풀'), kind: 'CONCERN' },
      place('강남'),
      place('명동'),
    ],
    [
      { ...alias('꺼풀', '새 쌍꺼풀'), kind: 'CONCERN' },
      alias('꺼풀', '쌍꺼풀'),
      { ...alias('학과', '예방의학과'), kind: 'SPECIALTY' },
    ],
  ),
};
const find = (kind: SearchKind, text: string, page = { offset: 0, limit: 5 }) =>
  findInNames(names, kind, text, page);

describe('what names have of a text', () => {
  test.each<[string, [SearchKind, string], InNames, string[]]>([
    ['a clinic is called so', ['clinics', '첫눈'], 'NAME', ['첫눈의원 명동점', '첫눈의원 강남점']],
    ['a doctor is called so', ['doctors', '백태'], 'NAME', ['백태윤', '백태운']],
    ['a term in a name is no name', ['clinics', '강남'], 'TEXT', ['강남피부과', '첫눈의원 강남점']],
    ['an event has no name of its own', ['events', '코끝'], 'TEXT', ['코끝 특가']],
    ['what people add is left out', ['events', '보톡스 이벤트'], 'PART', ['보톡스 특가']],
    ['two letters are enough of a name', ['events', '코끝 이벤트'], 'PART', ['코끝 특가']],
    ['a sign is not left out', ['events', '코끝%'], 'NONE', []],
    ['also behind the name of a clinic', ['clinics', '바람개비병원'], 'NAME', ['바람개비']],
    ['also behind the name of a doctor', ['doctors', '백태윤 원장'], 'NAME', ['백태윤']],
    ['a term is not shortened', ['events', '눈수술'], 'TEXT', ['눈수술 특가']],
    ['nor is a word left out that is a term', ['events', '명동 피부과'], 'NONE', []],
    ['one letter is too little of a name', ['events', '코 이벤트'], 'NONE', []],
    ['a text without such a word', ['events', '없는것'], 'NONE', []],
    ['treatments are found by their pieces', ['treatments', '쌍꺼풀 이벤트'], 'NONE', []],
    ['so are specialties', ['specialties', '의학 병원'], 'NONE', []],
    ['all words are in one name', ['clinics', '첫눈 명동점'], 'NAME', ['첫눈의원 명동점']],
    [
      'else the words that are no terms',
      ['clinics', '첫눈피부과 리쥬란'],
      'PART',
      ['첫눈의원 명동점', '첫눈의원 강남점'],
    ],
    ['words of no name', ['clinics', '없는것 리쥬란'], 'NONE', []],
    ['two words of different names', ['clinics', '첫눈 바람개비'], 'NONE', []],
    ['events are not found by words', ['events', '특가 보톡스'], 'NONE', []],
    ['only terms', ['clinics', '명동 리쥬란'], 'NONE', []],
    ['a single word of no name', ['clinics', '없는것'], 'NONE', []],
  ])('%s: %o is %s', (_name, question, has, ids) => {
    expect(find(...question)).toEqual({ ids, more: 0, has });
  });

  it('a treatment or specialty with exactly this other name comes first', () => {
    expect(find('treatments', '꺼풀').ids).toEqual(['쌍꺼풀', '새 쌍꺼풀']);
    expect(find('specialties', '학과').ids).toEqual(['예방의학과', '가정의학과']);
  });

  it('a page behind the last name has none, and the text is still in names', () => {
    expect(find('clinics', '첫눈', { offset: 5, limit: 5 })).toEqual({
      ids: [],
      more: 0,
      has: 'NAME',
    });
    for (const text of ['없는것', '・']) {
      expect(find('clinics', text, { offset: 5, limit: 5 }).has).toBe('NONE');
    }
  });

  it('each way to find counts the names that follow', () => {
    const page = { offset: 0, limit: 1 };
    for (const text of ['첫눈', '첫눈피부과 리쥬란', '첫눈병원']) {
      expect(find('clinics', text, page)).toMatchObject({ ids: ['첫눈의원 명동점'], more: 1 });
    }
  });

  it('of several kinds, the one that has most of the text counts', () => {
    const having = (...all: InNames[]) =>
      mostInNames(all.map((has) => ({ ids: [], more: 0, has })));
    expect(having('NONE', 'PART', 'TEXT', 'NAME')).toBe('NAME');
    expect(having('NONE', 'PART', 'TEXT')).toBe('TEXT');
    expect(having('NONE', 'PART')).toBe('PART');
    expect(having()).toBe('NONE');
  });
});
