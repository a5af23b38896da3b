import { describe, expect, it, onTestFinished } from 'vitest';
import { readNote, writeNote } from '../../../src/domain/review/editor/reviewDraft.ts';
import {
  mergedWith,
  payloadOf,
  photosAmong,
  photosOf,
  recordsOf,
  valuesOf,
} from '../../../src/domain/review/editor/reviewValues.ts';
import { forgetAllFiles, keepFile } from '../../../src/environment/keptFiles.ts';
import { sampleReview } from '../../support/screen/sampleAnswers.ts';

const COUNSEL = { id: 'counsel', clinic_id: 'clinic' };
const REVIEW = {
  ...sampleReview({ rating: 2, treatments: [{ id: 't', name: '필러' }] }),
  counsel_id: COUNSEL.id,
  status: 'PUBLISHED' as const,
  blindedUntil: null,
  beforePhotos: [{ url: '/media/upload/a.webp', name: 'a.jpg', type: 'image/jpeg', size: 3 }],
  afterPhotos: [{ url: 'https://cdn.example/demo/x/b.webp?v=1' }],
};
const PICKED = { id: 'new', name: 'c.jpg', source: new File(['c'], 'c.jpg') };
const RECORD = { url: 'u', path: 'p', name: 'c.jpg', type: 'image/jpeg', size: 1, hash: 'h' };
const HOUR = 60 * 60 * 1_000;

describe('the values of the editor', () => {
  it('EDT-06 EDT-20 are complete without a change', () => {
    expect(payloadOf(valuesOf(null), COUNSEL, {})).toEqual({
      counsel_id: 'counsel',
      clinic_id: 'clinic',
      event_id: '',
      doctors: [],
      treatments: [],
      rating: 5,
      title: '',
      content: '',
      beforePhotos: [],
      afterPhotos: [],
    });
  });

  it('EDT-15 EDT-19 send back the photos of a review unchanged', () => {
    const payload = payloadOf(valuesOf(REVIEW), COUNSEL, recordsOf(REVIEW));
    expect(payload.beforePhotos).toEqual([
      {
        url: '/media/upload/a.webp',
        path: 'media/upload/a.webp',
        name: 'a.jpg',
        type: 'image/jpeg',
        size: 3,
        hash: '',
      },
    ]);
    expect(payload.afterPhotos).toMatchObject([{ path: 'demo/x/b.webp', name: 'b.webp' }]);
    expect(payload).toMatchObject({ rating: 2, treatments: ['t'], event_id: '' });
  });

  it('EDT-25 keep the order of photos, in any order of their uploads', () => {
    const [first] = valuesOf(REVIEW).beforePhotos;
    if (!first) throw new Error('The review has a photo');
    const values = { ...valuesOf(REVIEW), beforePhotos: [PICKED, first] };
    const records = { ...recordsOf(REVIEW), new: RECORD };
    const names = payloadOf(values, COUNSEL, records).beforePhotos.map(({ name }) => name);
    expect(names).toEqual(['c.jpg', 'a.jpg']);
  });

  it('send no photo if the member wants only the text', () => {
    const values = { ...valuesOf(REVIEW), isTextOnly: true };
    expect(photosOf(values)).toEqual([]);
    expect(payloadOf(values, COUNSEL, recordsOf(REVIEW))).toMatchObject({
      beforePhotos: [],
      afterPhotos: [],
    });
  });

  it('GEN-09 merged with a review lose neither the draft nor the review', () => {
    const written = { ...valuesOf(null), title: '새 제목', beforePhotos: [PICKED] };
    const merged = mergedWith(written, REVIEW, {});
    expect(merged.title).toBe('새 제목');
    expect(merged.content).toBe(REVIEW.content);
    expect(merged.treatments).toEqual(['t']);
    expect(merged.beforePhotos.map(({ name }) => name)).toEqual(['a.jpg', 'c.jpg']);
  });
});

describe('GEN-09 a draft on top of a review', () => {
  const doctor = (id: string) => ({ id, name: id });
  const known = { ...REVIEW, doctors: [doctor('d')], event: null };
  const merged = (changes: object) => mergedWith({ ...valuesOf(null), ...changes }, known, {});

  it('has the choices of the draft where it made some, otherwise those of the review', () => {
    expect(merged({})).toMatchObject({ doctors: ['d'], treatments: ['t'], eventId: '' });
    expect(merged({ doctors: ['e'], treatments: ['u'], eventId: 'v' })).toMatchObject({
      doctors: ['e'],
      treatments: ['u'],
      eventId: 'v',
    });
  });

  it('has the photos of both, those of the review first', () => {
    const after = merged({ afterPhotos: [PICKED] }).afterPhotos;
    expect(after.map(({ name }) => name)).toEqual(['b.webp', 'c.jpg']);
  });

  it('has a photo that the review has already only once, although it is stored at another path', () => {
    const stored = REVIEW.beforePhotos.map((photo) => ({ ...photo, hash: RECORD.hash }));
    for (const kind of ['beforePhotos', 'afterPhotos'] as const) {
      const values = { ...valuesOf(null), [kind]: [PICKED] };
      const review = { ...REVIEW, [kind]: stored };
      const photos = mergedWith(values, review, { [PICKED.id]: RECORD })[kind];
      expect(photos.map(({ name }) => name)).toEqual(['a.jpg']);
    }
  });

  it('sends the doctors and the event', () => {
    const values = merged({ eventId: 'v' });
    expect(payloadOf(values, COUNSEL, {})).toMatchObject({ doctors: ['d'], event_id: 'v' });
  });

  it('sends no photo that was not uploaded', () => {
    const { beforePhotos, afterPhotos } = payloadOf(merged({}), COUNSEL, {});
    expect([beforePhotos, afterPhotos]).toEqual([[], []]);
  });
});

describe('photos that are named to the member', () => {
  const values = { ...valuesOf(REVIEW), afterPhotos: [PICKED] };
  const [kept] = REVIEW.beforePhotos;

  it('have their number among their kind', () => {
    const two = { ...values, beforePhotos: [...values.beforePhotos, PICKED] };
    expect(photosAmong(two, ['new', 'other'])).toEqual([
      { id: 'new', name: 'c.jpg', moment: 'before', n: 2 },
      { id: 'new', name: 'c.jpg', moment: 'after', n: 1 },
    ]);
    expect(photosAmong(values, [kept?.url ?? ''])).toMatchObject([{ moment: 'before', n: 1 }]);
  });

  it('are none if only the text is sent', () => {
    expect(photosAmong({ ...values, isTextOnly: true }, ['new'])).toEqual([]);
    expect(photosOf(values).map(({ name }) => name)).toEqual(['a.jpg', 'c.jpg']);
  });
});

describe('the records of a review', () => {
  it('are none without a review, and say nothing that is not known', () => {
    expect(recordsOf(null)).toEqual({});
    expect(Object.values(recordsOf(REVIEW))[1]).toEqual({
      url: 'https://cdn.example/demo/x/b.webp?v=1',
      path: 'demo/x/b.webp',
      name: 'b.webp',
      type: '',
      size: 0,
      hash: '',
    });
  });
});

describe('the stored draft of a review', () => {
  it('restores everything that needs no bytes', async () => {
    const values = { ...valuesOf(REVIEW), title: '고친 제목', isTextOnly: true };
    const text = writeNote({ reviewId: 'r', values, records: recordsOf(REVIEW), uploadedAt: 0 });
    const { lost, ...back } = await readNote(text, HOUR);
    expect(back).toEqual({ reviewId: 'r', values, records: recordsOf(REVIEW), uploadedAt: 0 });
    expect(lost).toBe(0);
  });

  it('counts the photos whose bytes are gone, and contains no bytes itself', async () => {
    const values = { ...valuesOf(null), afterPhotos: [PICKED] };
    const text = writeNote({ reviewId: null, values, records: {}, uploadedAt: 0 });
    expect(text).not.toContain('blob:');
    expect(await readNote(text, 0)).toMatchObject({ lost: 1, values: { afterPhotos: [] } });
  });

  it('after a day uploads new photos again, but not those of the review', async () => {
    await keepFile(PICKED.id, Promise.resolve(PICKED.source), 'member');
    onTestFinished(() => forgetAllFiles('member'));
    const saved = valuesOf(REVIEW);
    const values = { ...saved, afterPhotos: [...saved.afterPhotos, PICKED] };
    const known = recordsOf(REVIEW);
    const records = { ...known, new: RECORD };
    const text = writeNote({ reviewId: 'r', values, records, uploadedAt: 100 * HOUR });
    expect((await readNote(text, 119 * HOUR)).records).toHaveProperty('new');
    const { records: left, lost } = await readNote(text, 121 * HOUR);
    expect([left, lost]).toEqual([known, 0]);
    const without = writeNote({ reviewId: null, values, records: {}, uploadedAt: 0 });
    expect(Object.keys((await readNote(without, 21 * HOUR)).records)).toEqual([]);
  });
});
