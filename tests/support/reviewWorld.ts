import { fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect } from 'vitest';
import type { Clinic } from '../../contract/clinic.ts';
import type { Counsel } from '../../contract/counsel.ts';
import type { Member } from '../../contract/member.ts';
import type { MyReview } from '../../contract/review.ts';
import { sampleCounsel } from './counselWorld.ts';
import { logIn } from './logIn.ts';
import { mockEndpoint, mockServer } from './mockEndpoint.ts';
import { renderScreen } from './renderScreen.tsx';
import { sampleClinic, sampleDoctor, sampleEvent, sampleReview } from './sampleAnswers.ts';

export const CREATED = '리뷰가 등록되었습니다.';
export const CHANGED = '리뷰가 수정되었습니다.';

export const COUNSEL = sampleCounsel({ state: 'CONSULTATION_COMPLETE' });
export const EDITOR = `/review/editor/${COUNSEL.id}`;
export const DOCTORS = [
  sampleDoctor({ id: '01900000-0000-7000-8000-000000000011', name: '김하늘' }),
  sampleDoctor({ id: '01900000-0000-7000-8000-000000000012', name: '이바다' }),
];
export const EVENTS = [
  sampleEvent({ id: '01900000-0000-7000-8000-000000000021', title: '가을 리프팅' }),
  sampleEvent({ id: '01900000-0000-7000-8000-000000000022', title: '겨울 보습' }),
];
const TREATMENTS = ['보톡스', '필러', '레이저'].map((name, index) => ({
  ...{ id: `treatment-${index}`, name, concerns: [], specialties: [] },
}));

export const sampleMyReview = (changes: Partial<MyReview> = {}): MyReview => ({
  ...sampleReview(),
  counsel_id: COUNSEL.id,
  status: 'PUBLISHED',
  blindedUntil: null,
  beforePhotos: [],
  afterPhotos: [],
  ...changes,
});

export const REVIEW = sampleMyReview({
  ...{ title: '쓴 제목', content: '쓴 내용', rating: 3 },
  doctors: [{ id: DOCTORS[1]?.id ?? '', name: '이바다' }],
  event: EVENTS[0],
  treatments: [{ id: 'treatment-1', name: '필러' }],
  beforePhotos: [
    { url: '/media/upload/a.webp', path: 'media/upload/a.webp', name: 'a.jpg', hash: 'aa' },
    { url: 'https://elsewhere.example/b.webp' },
  ],
});

interface Wishes {
  counsel?: Partial<Counsel>;
  clinic?: Partial<Clinic>;
  review?: MyReview;
  member?: Partial<Member>;
  query?: string;
}

/** What the editor asks for, answered; and what it has asked when its form is shown. */
export function announceEditor({ counsel, clinic, review, member }: Wishes = {}) {
  logIn(member);
  const review_id = review ? { review_id: review.id } : {};
  mockEndpoint('GET /member/counsels/:id', { data: { ...COUNSEL, ...review_id, ...counsel } });
  const clinics = mockEndpoint('GET /public/clinics/:id', {
    data: sampleClinic({ doctors: DOCTORS, events: EVENTS, ...clinic }),
  });
  const treatments = mockEndpoint('GET /public/treatments', { data: TREATMENTS });
  if (review) mockEndpoint('GET /member/reviews/:id', { data: review });
  return { clinics, treatments };
}

/** The editor, opened from the list of counsels, ready to be filled in. */
export async function openEditor(wishes: Wishes = {}) {
  const { clinics, treatments } = announceEditor(wishes);
  const rendered = await renderScreen(`/counsel${wishes.query ?? ''}`);
  await screen.findByText('상담 내역이 없습니다');
  await rendered.goTo(EDITOR + (wishes.query ?? ''));
  await screen.findByRole('textbox', { name: '제목' });
  // A test that is over sooner would leave its questions to the next one.
  await expect.poll(() => [clinics.length, treatments.length]).not.toContain(0);
  return rendered;
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const register = () => screen.getByRole<HTMLButtonElement>('button', { name: '등록' });

export const photo = (name: string, type = 'image/jpeg') =>
  new File([`bytes of ${name}`], name, { type });

export const pick = (moment: '전' | '후', files: File[]) =>
  fireEvent.change(screen.getByLabelText(`시술 ${moment} 사진 사진 추가`, { selector: 'input' }), {
    target: { files },
  });

/** Writing works, and every call is noted in the order it came. */
export function announceWriting() {
  const order: string[] = [];
  const posted = mockEndpoint('POST /member/reviews', () => {
    order.push('POST');
    return { data: sampleMyReview() };
  });
  const linked = mockEndpoint('PATCH /member/counsels/:id', () => {
    order.push('PATCH counsel');
    return { data: { ...COUNSEL, review_id: sampleMyReview().id } };
  });
  return { order, posted, linked };
}

interface SentIn {
  name: string;
  type: string | null;
  bytes: string;
}

/** A store that takes files under addresses of its own. `answer` says with which status. */
export function announceStore(
  answer: (name: string, tried: number) => number | Promise<number> = () => 200,
) {
  const sent: SentIn[] = [];
  const tries = new Map<string, number>();
  const asked = mockEndpoint('GET /s3/generate-s3-url', ({ query: { filename } }) => ({
    url: `http://localhost:3000/upload/${encodeURIComponent(filename)}?signature=secret&expires=1`,
  }));
  mockServer.use(
    http.put('http://localhost:3000/upload/:name', async ({ request, params }) => {
      const name = String(params.name);
      const tried = (tries.get(name) ?? 0) + 1;
      tries.set(name, tried);
      const status = await answer(name, tried);
      if (status === 0) return HttpResponse.error();
      if (status === 200) {
        sent.push({ name, type: request.headers.get('content-type'), bytes: await request.text() });
      }
      return new HttpResponse(null, { status });
    }),
  );
  return { asked, sent, tries };
}
