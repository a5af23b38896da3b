import type { ApiKey } from '../../../contract/api.ts';
import {
  CONSENT_VERSION,
  LINE_READING_VERSION,
  TRANSLATION_CONSENT_VERSION,
} from '../../../contract/plain/consent.ts';
import { aPushSubscription } from '../fixtures/notice/aPushSubscription.ts';
import { STAFF_AUTHORISATION } from './staffAuthorisation.ts';

/** Ids of records for one caller: the caller's own, another member's, or missing ones. */
export interface Ids {
  member: string;
  clinic: string;
  doctor: string;
  event: string;
  review: string;
  /** A counsel that has a review. */
  reviewedCounsel: string;
  /** A counsel without a review. */
  counsel: string;
  bookmark: string;
}

export interface Ask {
  params?: Record<string, string>;
  query?: string;
  body?: unknown;
}

export const OWNERSHIP = ['foreign', 'missing', 'own'] as const;
export type Ownership = (typeof OWNERSHIP)[number];

/** What a call answers to an admitted caller, by owner of the record. The contract says who is admitted. */
export interface Row {
  ask(ids: Ids): Ask;
  answers: Partial<Record<Ownership, number>>;
  /** The answer to staff of a clinic, where it differs. */
  clinicAnswers?: Partial<Record<Ownership, number>>;
}

/** A call that is about no record. */
const call = (ask: Ask = {}, answer = 200): Row => ({ ask: () => ask, answers: { own: answer } });

/** A call about a record of a member: another member's record and a missing one look the same. */
const owned = (ask: Row['ask']): Row => ({
  ask,
  answers: { own: 200, foreign: 404, missing: 404 },
});

/** A call about a record that no caller of the matrix owns. */
const neverOwned = (ask: Row['ask']): Row => ({
  ask,
  answers: { own: 404, foreign: 404, missing: 404 },
});

/** A call about a public record. */
const shared = (ask: Row['ask']): Row => ({
  ask,
  answers: { own: 200, foreign: 200, missing: 404 },
});

const credential = { id: 'x', rawId: 'x', type: 'public-key', clientExtensionResults: {} };
const newPasskey = { ...credential, response: { clientDataJSON: 'x', attestationObject: 'x' } };
const passkeyProof = {
  ...credential,
  response: { clientDataJSON: 'x', authenticatorData: 'x', signature: 'x' },
};

const NO_PROPOSAL = '01900000-0000-7000-8000-00000000b11a';
const login = { code: 'x', state: 'x' };

const reviewForm = (ids: Ids, counsel_id: string) => ({
  counsel_id,
  clinic_id: ids.clinic,
  doctors: [],
  treatments: [],
  title: '',
  content: '',
  rating: 5,
  beforePhotos: [],
  afterPhotos: [],
});

export const AUTHORISATION: Record<ApiKey, Row> = {
  'GET /public/specialties': call(),
  'GET /public/parts': call(),
  'GET /public/concerns': call(),
  'GET /public/treatments': call(),
  'GET /public/regions': call(),
  'GET /public/stations': call(),
  'GET /public/clinics': call(),
  'GET /public/clinics/facets': call(),
  'GET /public/clinics/:id': shared((ids) => ({ params: { id: ids.clinic } })),
  'GET /public/doctors': call(),
  'GET /public/doctors/:id': shared((ids) => ({ params: { id: ids.doctor } })),
  'GET /public/events': call(),
  'GET /public/events/:id': shared((ids) => ({ params: { id: ids.event } })),
  'POST /public/events/:id/views': call({ params: { id: '0193a000-0000-7000-8000-000000000000' } }),
  'GET /public/reviews': call(),
  'GET /public/reviews/:id': shared((ids) => ({ params: { id: ids.review } })),
  'GET /public/search': call({ query: 'q=moa' }),
  'GET /public/popular-searches': call(),
  'POST /public/search-terms': call({ body: { text: '쌍수' } }),

  // No provider is set up, and no login has begun.
  'GET /member/line/url': call({}, 503),
  'GET /member/google/url': call({}, 503),
  'GET /member/kakao/url': call({}, 503),
  'GET /member/apple/url': call({}, 503),
  'POST /member/line/login': call({ body: { line_code: 'x', state: 'x' } }, 401),
  'POST /member/naver/login': call({ body: login }, 401),
  'POST /member/google/login': call({ body: login }, 401),
  'POST /member/kakao/login': call({ body: login }, 401),
  'POST /member/line/liff-login': call({ body: { id_token: 'x' } }, 401),
  'POST /auth/session': call({ body: { token: 'x', refreshToken: 'x' } }, 401),
  'POST /auth/refresh': call({}, 401),
  'POST /auth/logout': call(),

  'GET /member/sessions': call(),
  'DELETE /member/sessions/:id': neverOwned((ids) => ({ params: { id: ids.clinic } })),
  'POST /member/sessions/end-others': call(),

  'GET /member/my-info': call(),
  'GET /member/line-reading': call(),
  // Nothing to withdraw.
  'POST /member/line-reading': call({
    body: { agreed: false, version: LINE_READING_VERSION, language: 'ko' },
  }),
  'GET /member/export': call(),
  'PATCH /member/:id': owned((ids) => ({
    params: { id: ids.member },
    body: { nickname: ids.member.slice(-12) },
  })),
  'DELETE /member/:id': owned((ids) => ({ params: { id: ids.member } })),
  'GET /member/consents': call(),
  'POST /member/consents': shared((ids) => ({
    body: {
      clinic_id: ids.clinic,
      purposes: ['health'],
      version: CONSENT_VERSION,
      language: 'ko',
    },
  })),
  // About a clinic without consents nothing is changed.
  'POST /member/consents/withdrawal': {
    ask: (ids) => ({ body: { clinic_id: ids.clinic, counsels: 'keep' } }),
    answers: { own: 200, foreign: 200, missing: 200 },
  },
  'GET /member/consents/translation': call(),
  'POST /member/consents/translation': call({
    body: { version: TRANSLATION_CONSENT_VERSION, language: 'ko' },
  }),
  'DELETE /member/consents/translation': call(),

  'GET /member/bookmarks': call(),
  'GET /member/bookmarks/keys': call(),
  'GET /member/bookmarks/:type/:id': {
    // Not bookmarked by the caller: an empty list.
    ask: (ids) => ({ params: { type: 'clinic', id: ids.clinic } }),
    answers: { own: 200, foreign: 200, missing: 200 },
  },
  'POST /member/bookmarks': shared((ids) => ({
    body: { bookmarkableType: 'CLINIC', bookmarkableId: ids.clinic },
  })),
  'DELETE /member/bookmarks/:id': owned((ids) => ({ params: { id: ids.bookmark } })),

  'GET /member/counsels': call(),
  'GET /member/counsels/:id': owned((ids) => ({ params: { id: ids.counsel } })),
  'POST /member/counsels': shared((ids) => ({
    body: { clinic_id: ids.clinic, sourceType: 'CLINIC', sourceId: ids.clinic, content: '' },
  })),
  'PATCH /member/counsels/:id': owned((ids) => ({
    params: { id: ids.counsel },
    body: { state: 'CANCELED', reason: '이유' },
  })),

  'GET /member/notices': call(),
  'POST /member/notices/read': call({ body: { until: NO_PROPOSAL } }),
  'GET /member/notice-choices': call(),
  'PUT /member/notice-choices': call({
    body: { channel: 'LINE', topic: 'messages', isOn: false },
  }),
  'GET /member/email': call(),
  // The app of this test sends no e-mail, so no code waits either.
  'PUT /member/email/address': call({ body: { address: 'me@example.com', language: 'ko' } }, 404),
  'POST /member/email/confirm': call({ body: { code: '000000' } }, 403),
  'DELETE /member/email/address': call(),
  // Without its keys the installation has no web push.
  'GET /member/push-subscription': call({}, 404),
  'PUT /member/push-subscription': call({ body: aPushSubscription }, 404),
  'DELETE /member/push-subscription': call(),
  'GET /member/live': call(),
  'GET /member/counsels/:id/messages': owned((ids) => ({ params: { id: ids.counsel } })),
  'GET /member/counsels/:id/translation': owned((ids) => ({
    params: { id: ids.counsel },
    query: 'language=ja',
  })),
  'POST /member/counsels/:id/messages': owned((ids) => ({
    params: { id: ids.counsel },
    body: { text: '질문이 있어요' },
  })),
  'POST /member/counsels/:id/read': owned((ids) => ({
    params: { id: ids.counsel },
    body: { until: 1 },
  })),

  // The counsel has no proposals.
  'POST /member/counsels/:id/proposals/:proposalId/accept': neverOwned((ids) => ({
    params: { id: ids.counsel, proposalId: NO_PROPOSAL },
  })),

  // The counsel has no appointment.
  'POST /member/counsels/:id/reschedule': {
    ask: (ids) => ({
      params: { id: ids.counsel },
      body: {
        appointmentAt: '2026-11-10T05:00:00.000Z',
        wishes: { stay: { from: '2026-11-10', to: '2026-11-11' } },
      },
    }),
    answers: { own: 409, foreign: 404, missing: 404 },
  },
  'DELETE /member/counsels/:id/reschedule': owned((ids) => ({ params: { id: ids.counsel } })),

  'GET /member/counsels/:id/similar': owned((ids) => ({ params: { id: ids.counsel } })),
  // The counsel has no appointment.
  'POST /member/counsels/:id/calendar-file': {
    ask: (ids) => ({ params: { id: ids.counsel } }),
    answers: { own: 409, foreign: 404, missing: 404 },
  },
  'PUT /member/counsels/:id/visit-answer': {
    ask: (ids) => ({
      params: { id: ids.counsel },
      body: { answer: 'came', appointmentAt: '2026-11-10T05:00:00.000Z' },
    }),
    answers: { own: 409, foreign: 404, missing: 404 },
  },

  'GET /member/reviews': call(),
  'GET /member/reviews/keys': call(),
  'GET /member/reviews/:id': owned((ids) => ({ params: { id: ids.review } })),
  'POST /member/reviews': owned((ids) => ({ body: reviewForm(ids, ids.counsel) })),
  'PATCH /member/reviews/:id': owned((ids) => ({
    params: { id: ids.review },
    body: reviewForm(ids, ids.reviewedCounsel),
  })),
  'POST /member/reports': {
    ask: (ids) => ({ body: { review_id: ids.review, reason: 'INSULT' } }),
    answers: { own: 403, foreign: 200, missing: 404 },
  },
  'GET /s3/generate-s3-url': call({ query: 'filename=a.webp&filetype=image/webp&size=1' }),

  'POST /auth/login': call({ body: { user_id: 'nobody', password: '0'.repeat(64) } }, 401),
  // An unknown name, or an account that the caller may not change.
  'POST /auth/reset-password': call(
    { body: { user_id: 'nobody', new_password: '0'.repeat(64) } },
    403,
  ),
  'GET /auth/my-info': call(),
  'GET /auth/second-factor': call(),
  // The callers of this test have no second factor.
  'POST /auth/second-factor/totp': call({ body: { code: '000000' } }, 403),
  'POST /auth/second-factor/recovery-code': call({ body: { code: 'x' } }, 403),
  'POST /auth/second-factor/enrolment-code': call({ body: { code: 'x' } }, 403),
  'POST /auth/totp': call(),
  'POST /auth/totp/confirm': call({ body: { code: '000000' } }, 403),
  'DELETE /auth/totp': call({}, 409),
  'POST /auth/recovery-codes': call({}, 409),
  'POST /auth/second-factor/passkey/options': call({}, 409),
  'POST /auth/second-factor/passkey': call({ body: { proof: passkeyProof } }, 403),
  'POST /auth/passkeys/options': call(),
  'POST /auth/passkeys': call({ body: { name: 'x', passkey: newPasskey } }, 403),
  // No record of this test is a passkey.
  'PATCH /auth/passkeys/:id': neverOwned((ids) => ({
    params: { id: ids.member },
    body: { name: 'x' },
  })),
  'DELETE /auth/passkeys/:id': neverOwned((ids) => ({ params: { id: ids.member } })),
  'GET /auth/sessions': call(),
  'DELETE /auth/sessions/:id': neverOwned((ids) => ({ params: { id: ids.member } })),
  'DELETE /auth/sessions': call(),
  ...STAFF_AUTHORISATION,
};
