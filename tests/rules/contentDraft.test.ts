import { describe, expect, it } from 'vitest';
import { draftOf } from '../../src/staff/content/edits/draft.ts';
import { sampleStaffClinic } from '../support/fixtures/staffWorld.ts';

describe('a record in the editor', () => {
  it.each([
    ['/media/upload/a.webp', 'a.webp'],
    ['https://cdn.example/%EC%9D%98%EC%9B%90.jpg?v=2', '의원.jpg'],
    ['https://cdn.example/50%.jpg', '50%.jpg'],
  ])('AMB-51 has the picture at %s as %s, in every spelling of its address', (url, name) => {
    const clinic = sampleStaffClinic({ bannerImage: { url } });
    expect(draftOf('clinic', clinic).pictures.bannerImage).toMatchObject([{ name, source: url }]);
  });
});
