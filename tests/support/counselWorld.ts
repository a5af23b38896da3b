import { screen } from '@testing-library/react';
import { CONSENT_PURPOSES, CONSENT_VERSION } from '../../contract/consent.ts';
import type { Counsel } from '../../contract/counsel.ts';
import type { Member } from '../../contract/member.ts';
import { logIn } from './logIn.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import { type renderScreen as Render, renderScreen } from './renderScreen.tsx';
import { briefClinic, sampleClinic } from './sampleAnswers.ts';

export const sampleCounsel = (changes: Partial<Counsel> = {}): Counsel => ({
  id: '01900000-0000-7000-8000-000000000006',
  clinic_id: briefClinic().id,
  created_at: '2026-11-20T05:05:00.000Z',
  state: 'AWAITING_CLINIC_CONFIRMATION',
  sourceType: 'CLINIC',
  sourceId: briefClinic().id,
  source: { id: briefClinic().id, name: briefClinic().name },
  clinic: briefClinic(),
  content: '코 상담 받고 싶어요',
  code: 'K7M3QA',
  changed: false,
  history: [
    {
      from: null,
      to: 'AWAITING_CLINIC_CONFIRMATION',
      at: '2026-11-20T05:05:00.000Z',
      by: 'member',
    },
  ],
  ...changes,
});

export const agreed: Member['consents'] = CONSENT_PURPOSES.map((purpose) => ({
  purpose,
  version: CONSENT_VERSION,
  agreed_at: '2026-11-01T00:00:00.000Z',
}));

type Wishes = Parameters<typeof Render>[1];

/** The page of a clinic, with what it asks for. */
export async function openClinic(query = '', wishes: Wishes = {}) {
  mockEndpoint('GET /public/clinics/:id', { data: sampleClinic() });
  mockEndpoint('GET /member/bookmarks/:type/:id', { data: [] });
  const rendered = await renderScreen(`/contents/clinic/${sampleClinic().id}${query}`, wishes);
  await screen.findByRole('heading', { level: 1, name: sampleClinic().name });
  return rendered;
}

/** Its booking modal, opened by a member who has agreed to everything, unless said otherwise. */
export async function openBooking(member: Partial<Member> = {}, wishes: Wishes = {}) {
  logIn({ consents: agreed, ...member });
  // Where one is led after the booking.
  mockEndpoint('GET /member/counsels/:id', { data: sampleCounsel() });
  const rendered = await openClinic('', wishes);
  await rendered.user.click(screen.getByRole('button', { name: '상담 예약하기' }));
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '상담 내용' });
  return { ...rendered, text };
}

export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
