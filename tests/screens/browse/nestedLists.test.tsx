import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { clinicCard, doctorCard, eventCard } from '../../support/fixtures/find/browseWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint, mockServer } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import { sampleClinic, sampleReview } from '../../support/screen/sampleAnswers.ts';

/** Our server never answers like this, but the specification allows both forms. */
function answerNested(path: string, rows: object[]) {
  mockServer.use(
    http.get(path, ({ request }) => {
      const isFirst = (new URL(request.url).searchParams.get('offset') ?? '0') === '0';
      return HttpResponse.json({ data: { data: isFirst ? rows : [], total: rows.length } });
    }),
  );
}

describe('ENT-13 AMB-31 a list one level deeper is read as well', () => {
  it.each([
    ['/home', '/public/reviews', [sampleReview()], '자연스럽게 잘 되었어요'],
    ['/contents?tabId=reviews', '/public/reviews', [sampleReview()], '자연스럽게 잘 되었어요'],
    ['/contents', '/public/clinics', [clinicCard()], '모아피부과의원'],
    ['/contents?tabId=doctors', '/public/doctors', [doctorCard()], '김하늘 원장'],
    ['/contents?tabId=events', '/public/events', [eventCard()], '가을 리프팅'],
  ])('%s', async (address, path, rows, name) => {
    answerNested(path, rows);
    await renderScreen(address);
    await screen.findByRole('link', { name });
    expect(screen.queryByText(/undefined|NaN/)).toBeNull();
  });
});

describe('ENT-13 AMB-31 other lists are read one level deeper, too', () => {
  const nest = (path: string, data: unknown) =>
    mockServer.use(http.get(path, () => HttpResponse.json({ data: { data } })));

  it('the taxonomy, in the trail and in a picker', async () => {
    answerNested('/public/clinics', [clinicCard()]);
    nest('/public/specialties', [{ id: 'dermatology', name: '피부를 보는 과' }]);
    nest('/public/treatments', [
      { id: 'lifting', name: '새 리프팅', concerns: [], specialties: [{ id: 'dermatology' }] },
    ]);
    const { user } = await renderScreen('/contents?specialtyId=dermatology');
    await screen.findByRole('link', { name: '피부를 보는 과' });
    await user.click(screen.getByRole('button', { name: '조건 추가' }));
    await screen.findByRole('button', { name: '새 리프팅' });
  });

  it('the bookmark of a page, and the list of bookmarks', async () => {
    logIn();
    const clinic = sampleClinic();
    mockEndpoint('GET /public/clinics/:id', { data: clinic });
    nest('/member/bookmarks/:type/:id', [
      { id: 'bookmark-1', bookmarkableId: clinic.id, bookmarkableType: 'CLINIC' },
    ]);
    nest('/member/bookmarks', {
      clinics: [clinicCard()],
      doctors: [],
      events: [],
      reviews: [],
    });
    const { goTo } = await renderScreen(`/contents/clinic/${clinic.id}`);
    await screen.findByRole('button', { name: '찜 해제' });
    await goTo('/bookmark');
    await screen.findByRole('link', { name: clinicCard().name });
  });

  it('AMB-66 the total of a nested list counts, or its rows if there is no total', async () => {
    mockServer.use(
      http.get('/public/clinics', () =>
        HttpResponse.json({ data: { data: [clinicCard()], total: 2_345 } }),
      ),
      http.get('/public/doctors', () => HttpResponse.json({ data: { data: [doctorCard()] } })),
    );
    const { goTo } = await renderScreen('/contents');
    await screen.findByText('의원 2,345곳');
    await goTo('/contents?tabId=doctors');
    await screen.findByRole('link', { name: '김하늘 원장' });
    screen.getByText('의사 1명');
  });
});
