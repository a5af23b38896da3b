import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PreviewKind } from '../../../src/domain/preview/previewed.ts';
import { readPreview } from '../../../src/domain/preview/readPreview.ts';

const KINDS: PreviewKind[] = ['clinic', 'doctor', 'event', 'review'];
const read = <K extends PreviewKind>(kind: K, record: unknown) =>
  readPreview(kind, JSON.stringify(record));

describe('GEN-11 a preview is read from an unfinished editor', () => {
  it('CLN-02 a clinic with nothing but a name', () => {
    expect(read('clinic', { name: '모아의원' })).toMatchObject({
      id: 'pv',
      name: '모아의원',
      averageRating: 0,
      reviewCount: 0,
      specialties: [],
      introductionImages: [],
      doctors: [],
      events: [],
    });
  });

  it('DOC-02 a doctor with nothing but a name', () => {
    expect(read('doctor', { name: '김민수', clinic: null })).toMatchObject({
      id: 'pv',
      name: '김민수',
      specialties: [],
      clinic: null,
    });
  });

  it('EVT-02 an event with nothing but a title, its dates left empty', () => {
    expect(read('event', { title: '여름', startsOn: '', endsOn: '' })).toMatchObject({
      id: 'pv',
      startsOn: null,
      endsOn: null,
      treatments: [],
      detailImages: [],
    });
  });

  it('REV-02 a review with nothing but a title', () => {
    expect(read('review', { title: '좋아요' })).toMatchObject({
      id: 'pv',
      rating: 5,
      content: '',
      language: 'ko',
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      beforePhotos: [],
      doctors: [],
    });
  });

  it('AMB-43 always has the id of a preview, so that no call is made about it', () => {
    expect(read('clinic', { id: 'a-real-one', name: '모아의원' })?.id).toBe('pv');
  });

  it.each([
    [{ address: '서울 강남구 1' }, { address: '서울 강남구 1' }],
    [
      { roadAddress: '서울 강남구 1', detailAddress: '2층' },
      { roadAddress: '서울 강남구 1', detailAddress: '2층' },
    ],
    [
      { address: { roadAddress: '서울 강남구 1', detailAddress: '2층' } },
      { roadAddress: '서울 강남구 1', detailAddress: '2층' },
    ],
    [{ address: { address: '서울 강남구 1' } }, { address: '서울 강남구 1' }],
  ])('ENT-06 both shapes of an address, and one inside the other: %j', (given, expected) => {
    expect(read('clinic', { name: '모아의원', ...given })).toMatchObject(expected);
    const clinic = { name: '모아의원', ...given };
    expect(read('doctor', { name: '김민수', clinic })?.clinic).toMatchObject(expected);
  });

  it.each(['mainImage', 'cardImage'])('ENT-10 the image of an event as %s', (field) => {
    const image = { url: '/media/a.webp' };
    expect(read('event', { title: '여름', [field]: image })).toMatchObject({ [field]: image });
  });

  it('doctors of a review without a name are left out, because their names would need a call', () => {
    const doctors = [{ id: 'one' }, { id: 'two', name: '김민수' }];
    expect(read('review', { title: '좋아요', doctors })?.doctors).toMatchObject([{ id: 'two' }]);
  });

  it('AMB-43 AMB-64 a row with nothing but its id is left out, and the rest is shown', () => {
    const doctors = [{ id: 'a' }, 'b', { id: 'c', name: '김민수' }];
    const clinic = read('clinic', { name: '모아의원', doctors, events: [{ id: 'd' }] });
    expect(clinic).toMatchObject({ doctors: [{ id: 'c' }], events: [] });
    const review = read('review', { title: '좋아요', event: { id: 'd' } });
    expect(review).toMatchObject({ title: '좋아요', event: null });
  });

  it('rows without ids can be told apart', () => {
    const doctors = [{ name: '김' }, { name: '이' }, { id: 'three', name: '박' }];
    const ids = read('clinic', { name: '모아의원', doctors })?.doctors.map(({ id }) => id);
    expect(ids).toEqual(['pv', 'pv-1', 'three']);
  });
});

describe('T22 a preview of hostile data', () => {
  it.each(['', 'null', '[]', '{}', '{', '"text"', '1', '{"name":{}}', '{"title":["a"]}'])(
    'ERR-09 STATE-04 %s shows nothing',
    (json) => {
      for (const kind of KINDS) expect(readPreview(kind, json)).toBeUndefined();
    },
  );

  it.each([
    { averageRating: 1e300 },
    { reviewCount: -1 },
    { doctors: {} },
    { events: [{}] },
    { introductionImages: [{ url: {} }] },
    { address: { address: { address: '서울' } } },
    { events: Array.from({ length: 501 }, () => ({ title: 'many' })) },
  ])('a clinic with %j shows nothing', (more) => {
    expect(read('clinic', { name: '모아의원', ...more })).toBeUndefined();
  });

  it('over a million characters show nothing', () => {
    expect(read('clinic', { name: 'a'.repeat(1024 * 1024) })).toBeUndefined();
    expect(read('clinic', { name: 'a'.repeat(100_000) })).toBeDefined();
  });

  it('`__proto__` and unknown fields change nothing and are not passed on', () => {
    const json =
      '{"name":"모아의원","__proto__":{"isBad":true},"constructor":{"a":1},"isBad":true}';
    const clinic = readPreview('clinic', json);
    expect(clinic && Object.getPrototypeOf(clinic)).toBe(Object.prototype);
    expect(clinic).not.toHaveProperty('isBad');
    expect({}).not.toHaveProperty('isBad');
  });

  it.each(['https://a.example/a.png', 'http://a.example/a.png', '/a.png', 'a.png', 'blob:x'])(
    'a picture may be at %s',
    (url) => {
      const clinic = { name: '모아의원', bannerImage: { url }, introductionImages: [{ url }] };
      expect(read('clinic', clinic)).toMatchObject(clinic);
    },
  );

  it.each(['javascript:alert(1)', ' JAVASCRIPT:alert(1)', 'file:///a', 'data:text/html,<p>', ''])(
    'a picture at %j is left out',
    (url) => {
      const clinic = { name: '모아의원', bannerImage: { url }, introductionImages: [{ url }] };
      expect(read('clinic', clinic)).toMatchObject({ bannerImage: null, introductionImages: [] });
    },
  );

  it('a placeholder that would break out of its style is left out', () => {
    const blurOf = (blur: string) =>
      read('clinic', { name: '모아의원', bannerImage: { url: '/a.png', blur } })?.bannerImage?.blur;
    expect(blurOf('data:image/webp;base64,AAAA"),url("https://elsewhere.example/')).toBeNull();
    expect(blurOf('data:image/webp;base64,AAAA')).toBe('data:image/webp;base64,AAAA');
  });

  it('an id that would change an address is replaced', () => {
    const events = [{ id: '../../../../logout?x', title: '여름' }];
    expect(read('clinic', { name: '모아의원', events })?.events[0]?.id).toBe('pv');
  });

  it('no value in the storage makes it fail', () => {
    fc.assert(
      fc.property(fc.constantFrom(...KINDS), fc.oneof(fc.json(), fc.string()), (kind, json) => {
        readPreview(kind, json);
      }),
    );
  });
});
