import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announceEditor, EDITOR, REVIEW } from '../../support/fixtures/reviewWorld.ts';
import { sampleStaffClinic, serveClinic, signIn } from '../../support/fixtures/staff/staffWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';

afterEach(() => localStorage.clear());

/** The cookies of the staff are not sent to another host, and unpublished pictures need them. */
describe('AMB-51 where pictures come from another host', () => {
  const config = { cdnBase: 'https://cdn.example' };
  const bannerImage = { url: '/media/upload/a.webp', width: 640, height: 360, widths: [640] };
  const sources = () =>
    [...document.querySelectorAll('main img, main source')].map(
      (one) => one.getAttribute('src') ?? one.getAttribute('srcset') ?? '',
    );

  it('the console uses the site itself', async () => {
    signIn();
    const { clinic } = serveClinic(sampleStaffClinic({ bannerImage }));
    await renderScreen(`/console/contents/clinic/${clinic.id}`, { config });
    await screen.findByRole('img', { name: 'a.webp' });
    expect(sources().filter((url) => url.includes('/media/upload/a'))).not.toEqual([]);
    expect(sources().filter((url) => url.includes('cdn.example'))).toEqual([]);
  });

  it('so does the preview', async () => {
    localStorage.setItem('tempClinicInfo', JSON.stringify({ name: '저장 전', bannerImage }));
    await renderScreen('/contents/clinic/pv', { config });
    await screen.findByRole('heading', { level: 1, name: '저장 전' });
    expect(sources()).toContain('/media/upload/a.webp');
    expect(sources().filter((url) => url.includes('cdn.example'))).toEqual([]);
  });

  /** A member sees a hidden photo by the cookie of the site itself. */
  const expectOwnPhotos = async () => {
    await expect.poll(() => sources().join()).toContain('/media/upload/a.webp');
    expect(sources().filter((url) => url.includes('cdn.example'))).toEqual([]);
  };

  it("so do a member's own reviews", async () => {
    logIn();
    mockEndpoint('GET /member/reviews', { data: [REVIEW], total: 1 });
    await renderScreen('/my-page/reviews', { config });
    await expectOwnPhotos();
  });

  it('so does the editor of a review', async () => {
    announceEditor({ review: REVIEW });
    await renderScreen(EDITOR, { config });
    // By then all its calls are answered.
    await screen.findByRole('option', { name: '가을 리프팅' });
    await screen.findByText('필러');
    await expectOwnPhotos();
  });

  it('ENT-20 visitors use the other host', async () => {
    const { id, name } = sampleStaffClinic();
    const clinic = { id, name, averageRating: 0, reviewCount: 0, bannerImage, specialties: [] };
    mockEndpoint('GET /public/clinics', { data: [clinic], total: 1 });
    await renderScreen('/contents?tabId=clinics', { config });
    await screen.findByText(name);
    expect(sources()).toContain('https://cdn.example/media/upload/a.webp');
  });
});
