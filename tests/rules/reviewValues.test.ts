import { describe, expect, it } from 'vitest';
import { readNote, writeNote } from '../../src/domain/review/editor/reviewDraft.ts';
import {
  mergedWith,
  payloadOf,
  photosOf,
  recordsOf,
  valuesOf,
} from '../../src/domain/review/editor/reviewValues.ts';
import { sampleReview } from '../support/screen/sampleAnswers.ts';

const COUNSEL = { id: 'counsel', clinic_id: 'clinic' };
const REVIEW = {
  ...sampleReview({ rating: 2, treatments: [{ id: 't', name: '필러' }] }),
  counsel_id: COUNSEL.id,
  ...{ status: 'PUBLISHED' as const, blindedUntil: null },
  beforePhotos: [{ url: '/media/upload/a.webp', name: 'a.jpg', type: 'image/jpeg', size: 3 }],
  afterPhotos: [{ url: 'https://cdn.example/demo/b.webp?v=1' }],
};
const PICKED = { id: 'new', name: 'c.jpg', source: new File(['c'], 'c.jpg') };
const RECORD = { url: 'u', path: 'p', name: 'c.jpg', type: 'image/jpeg', size: 1, hash: 'h' };
const HOUR = 60 * 60 * 1_000;

describe('what the editor holds', () => {
  it('EDT-06 EDT-20 is complete when nothing was touched', () => {
    expect(payloadOf(valuesOf(null), COUNSEL, {})).toEqual({
      counsel_id: 'counsel',
      clinic_id: 'clinic',
      event_id: '',
      doctors: [],
      treatments: [],
      ...{ rating: 5, title: '', content: '' },
      beforePhotos: [],
      afterPhotos: [],
    });
  });

  it('EDT-15 EDT-19 sends back the photos of a review as they are known', () => {
    const payload = payloadOf(valuesOf(REVIEW), COUNSEL, recordsOf(REVIEW));
    expect(payload.beforePhotos).toEqual([
      {
        url: '/media/upload/a.webp',
        path: 'media/upload/a.webp',
        ...{ name: 'a.jpg', type: 'image/jpeg', size: 3, hash: '' },
      },
    ]);
    expect(payload.afterPhotos).toMatchObject([{ path: 'demo/b.webp', name: 'b.webp' }]);
    expect(payload).toMatchObject({ rating: 2, treatments: ['t'], event_id: '' });
  });

  it('EDT-25 keeps the order of photos, whenever they came', () => {
    const [first] = valuesOf(REVIEW).beforePhotos;
    if (!first) throw new Error('The review has a photo');
    const values = { ...valuesOf(REVIEW), beforePhotos: [PICKED, first] };
    const records = { ...recordsOf(REVIEW), new: RECORD };
    const names = payloadOf(values, COUNSEL, records).beforePhotos.map(({ name }) => name);
    expect(names).toEqual(['c.jpg', 'a.jpg']);
  });

  it('sends no photo where only the text is wished', () => {
    const values = { ...valuesOf(REVIEW), isTextOnly: true };
    expect(photosOf(values)).toEqual([]);
    expect(payloadOf(values, COUNSEL, recordsOf(REVIEW))).toMatchObject({
      beforePhotos: [],
      afterPhotos: [],
    });
  });

  it('GEN-09 on top of a review loses neither what was written nor what was there', () => {
    const written = { ...valuesOf(null), title: '새 제목', beforePhotos: [PICKED] };
    const merged = mergedWith(written, REVIEW);
    expect(merged.title).toBe('새 제목');
    expect(merged.content).toBe(REVIEW.content);
    expect(merged.treatments).toEqual(['t']);
    expect(merged.beforePhotos.map(({ name }) => name)).toEqual(['a.jpg', 'c.jpg']);
  });
});

describe('a note of what was written', () => {
  it('brings everything back that needs no bytes', async () => {
    const values = { ...valuesOf(REVIEW), title: '고친 제목', isTextOnly: true };
    const text = writeNote({ values, records: recordsOf(REVIEW), sentAt: 0 });
    const { lost, ...back } = await readNote(text, HOUR);
    expect(back).toEqual({ values, records: recordsOf(REVIEW), sentAt: 0 });
    expect(lost).toBe(0);
  });

  it('counts the photos whose bytes are gone, and holds none itself', async () => {
    const values = { ...valuesOf(null), afterPhotos: [PICKED] };
    const text = writeNote({ values, records: {}, sentAt: 0 });
    expect(text).not.toContain('blob:');
    expect(await readNote(text, 0)).toMatchObject({ lost: 1, values: { afterPhotos: [] } });
  });

  it('after a day does not believe that what was sent is still there, but the review is', async () => {
    const records = { ...recordsOf(REVIEW), new: RECORD };
    const text = writeNote({ values: valuesOf(REVIEW), records, sentAt: 0 });
    expect((await readNote(text, 19 * HOUR)).records).toHaveProperty('new');
    expect((await readNote(text, 21 * HOUR)).records).toEqual(recordsOf(REVIEW));
  });
});
