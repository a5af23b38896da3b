import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { agreed, button, sampleCounsel } from '../../support/fixtures/counsel/counselWorld.ts';
import { logIn } from '../../support/screen/logIn.ts';
import { mockEndpoint } from '../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../support/screen/renderScreen.tsx';
import {
  briefClinic,
  sampleClinic,
  sampleDoctor,
  sampleEvent,
  sampleReview,
} from '../../support/screen/sampleAnswers.ts';

const clinic = briefClinic();

it.each([
  ['CLINIC', 'clinic', sampleClinic().id],
  ['DOCTOR', 'doctor', sampleDoctor().id],
  ['EVENT', 'event', sampleEvent().id],
  ['REVIEW', 'review', sampleReview().id],
] as const)(
  'CSL-17 a counsel booked from a page of %s names it and its clinic',
  async (...from) => {
    const [sourceType, kind, id] = from;
    logIn({ consents: agreed });
    mockEndpoint('GET /member/bookmarks/:type/:id', { data: [] });
    mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
    mockEndpoint('GET /public/doctors/:id', { data: sampleDoctor({ clinic }) });
    mockEndpoint('GET /public/events/:id', { data: sampleEvent({ clinic }) });
    mockEndpoint('GET /public/reviews/:id', { data: sampleReview({ clinic }) });
    mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel() });
    const sent = mockEndpoint('POST /member/counsels', { data: sampleCounsel() });

    const { user } = await renderScreen(`/contents/${kind}/${id}`);
    await expect.poll(() => button('상담 예약하기').disabled).toBe(false);
    await user.click(button('상담 예약하기'));
    await user.click(await screen.findByRole('button', { name: '상담 예약' }));
    await screen.findByText('상담이 예약되었습니다');
    expect(sent).toEqual([
      { body: { clinic_id: clinic.id, sourceType, sourceId: id, content: '' } },
    ]);
  },
);
