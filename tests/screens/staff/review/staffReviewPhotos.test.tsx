import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { sampleReview } from '../../../support/screen/sampleAnswers.ts';

const photo = (name: string) => ({ url: `/media/${name}.jpg`, width: 400, height: 400 });
const BEFORE = [photo('b1'), photo('b2')];
const AFTER = [photo('a1')];

const open = async (photos: { beforePhotos: typeof BEFORE; afterPhotos: typeof AFTER }) => {
  signIn();
  const state = { status: 'PENDING', version: 1, blindedUntil: null, blindReason: null } as const;
  const review = { ...sampleReview(), ...state, ...photos };
  mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
  mockEndpoint('GET /staff/reviews', { data: [review], total: 1 });
  await renderScreen('/console/reviews');
  await screen.findByRole('article');
};

const namesIn = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('img')
    .map((picture) => [picture.getAttribute('alt'), picture.getAttribute('src')]);

it('the review desk says which photos are from before and which from after the treatment', async () => {
  await open({ beforePhotos: BEFORE, afterPhotos: AFTER });
  expect(namesIn('시술 전 사진')).toEqual([
    ['시술 전 사진 1', '/media/b1.jpg'],
    ['시술 전 사진 2', '/media/b2.jpg'],
  ]);
  expect(namesIn('시술 후 사진')).toEqual([['시술 후 사진 1', '/media/a1.jpg']]);
});

it('a moment without photos has no list', async () => {
  await open({ beforePhotos: [], afterPhotos: AFTER });
  screen.getByRole('list', { name: '시술 후 사진' });
  expect(screen.queryByRole('list', { name: '시술 전 사진' })).toBeNull();
});
