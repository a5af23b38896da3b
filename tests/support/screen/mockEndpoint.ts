import { HttpResponse, http, type JsonBodyType } from 'msw';
import { setupServer } from 'msw/node';
import { type Api, type ApiKey, api } from '../../../contract/api.ts';
import type { Checked, Endpoint, Method, Produced } from '../../../contract/endpoint.ts';
import {
  ERROR_STATUS,
  type ErrorAnswer,
  type ErrorCode,
} from '../../../contract/plain/errorCode.ts';

/**
 * Answers the calls below and those that a test has announced; any other request fails the test
 * (tests/support/setup/setupScreens.ts). The contract checks what a test announces, not the answers below.
 */
export const mockServer = setupServer(
  // The frame calls these for every member.
  http.get('/member/counsels', () => HttpResponse.json({ data: { data: [], total: 0 } })),
  http.get('/member/notices', () => HttpResponse.json({ data: [], hasNews: false })),
  // Bookmark buttons call these.
  http.get('/member/bookmarks', () =>
    HttpResponse.json({ data: { clinics: [], doctors: [], events: [], reviews: [] } }),
  ),
  http.get('/member/bookmarks/keys', () => HttpResponse.json({ data: [] })),
  http.get('/member/bookmarks/:type/:id', () => HttpResponse.json({ data: [] })),
  // Home shows the parts of the body, if there are any.
  http.get('/public/parts', () => HttpResponse.json({ data: [] })),
  // Report buttons call this.
  http.get('/member/reviews/keys', () => HttpResponse.json({ data: [] })),
  // The search asks for these before typing, and counts what was searched.
  http.get('/public/popular-searches', () =>
    HttpResponse.json({ data: { terms: [], isCounted: false } }),
  ),
  http.post('/public/search-terms', () => HttpResponse.json({})),
  // Without a live stream the page asks every 15 seconds.
  http.get('/:side/live', () =>
    HttpResponse.json({ code: 'overloaded', message: '' }, { status: ERROR_STATUS.overloaded }),
  ),
  http.get('/member/counsels/:id/messages', () =>
    HttpResponse.json({ data: [], last: 0, read: { member: 0, staff: 0 } }),
  ),
  http.get('/staff/counsels/:id/messages', () =>
    HttpResponse.json({ data: [], last: 0, read: { member: 0, staff: 0 } }),
  ),
  // Pages with texts in two languages ask for translations.
  http.get('/:side/counsels/:id/translation', () => HttpResponse.json({ data: [], state: 'done' })),
  http.get('/member/consents/translation', () => HttpResponse.json({ data: null })),
  http.get('/staff/clinics/:id/slots', () =>
    HttpResponse.json({ data: { hours: null, seats: null, minutes: 30, slots: [] } }),
  ),
  http.get('/staff/templates', () => HttpResponse.json({ data: [] })),
  http.post('/staff/counsels/:id/read', () => HttpResponse.json({})),
  // The page marks messages as read, perhaps when the test has ended.
  http.post('/member/counsels/:id/read', () => HttpResponse.json({})),
  // The booking and the page after it ask how the member can be told of the answer.
  http.get('/member/line-reading', () =>
    HttpResponse.json({
      data: { isOffered: false, isBlocked: false, isFriend: false, agreed: null },
    }),
  ),
  http.get('/member/notice-choices', () => HttpResponse.json({ data: { channels: [], off: [] } })),
  http.get('/member/email', () =>
    HttpResponse.json({ data: { isOffered: false, address: null, waiting: null } }),
  ),
  // The page after a booking offers other clinics.
  http.get('/member/counsels/:id/similar', () => HttpResponse.json({ data: [] })),
  // The page after a booking reads its counsel, perhaps when the test has ended.
  http.get('/member/counsels/:id', () =>
    HttpResponse.json({ code: 'not_found', message: '' }, { status: ERROR_STATUS.not_found }),
  ),
);

/** The uploaded files or the fields that the error is about. */
type About = Pick<ErrorAnswer, 'files' | 'fields'>;

class Refusal {
  readonly code: ErrorCode;
  readonly about: About;
  constructor(code: ErrorCode, about: About) {
    this.code = code;
    this.about = about;
  }
}

export const refusal = (code: ErrorCode, about: About = {}) => new Refusal(code, about);

type Answer<K extends ApiKey> = Produced<Api[K]> | Refusal;
type Answering<K extends ApiKey> = (input: Checked<Api[K]>) => Answer<K> | Promise<Answer<K>>;

/**
 * Lets one call of the API be answered during the test. What comes in and what goes out is checked against
 * the contract, so no screen is tested with an answer that the server could not give.
 * Returns the inputs of the calls made so far.
 */
export function mockEndpoint<K extends ApiKey>(
  key: K,
  answer: Answer<K> | Answering<K>,
): Checked<Api[K]>[] {
  const endpoint: Endpoint = api[key];
  const [method, path] = key.split(' ') as [Method, string]; // by the type of the key
  const calls: Checked<Api[K]>[] = [];

  const listen = http[METHODS[method]];
  mockServer.use(
    listen(path, async ({ request, params }) => {
      const input = await checkInput<K>(endpoint, request, params);
      calls.push(input);
      const produced =
        typeof answer === 'function' ? await answer(input) : onePage(answer, request.url);
      if (produced instanceof Refusal) return refuse(produced);
      const json = endpoint.output.parse(produced) as JsonBodyType; // or a string, for a CSV file
      if (!endpoint.isCsv) return HttpResponse.json(json);
      return HttpResponse.text(String(json), { headers: { 'Content-Type': 'text/csv' } });
    }),
  );
  return calls;
}

const METHODS = {
  GET: 'get',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const satisfies Record<Method, keyof typeof http>;

/** A constant list has one page, as on the server: any further page is empty. Lists are read until an empty page. */
function onePage<A>(answer: A, url: string): A {
  const isFurther = Number(new URL(url).searchParams.get('offset') ?? 0) > 0;
  const isList = typeof answer === 'object' && answer !== null && 'data' in answer;
  return isFurther && isList && Array.isArray(answer.data) ? { ...answer, data: [] } : answer;
}

async function checkInput<K extends ApiKey>(
  { params, query, body }: Endpoint,
  request: Request,
  found: object,
): Promise<Checked<Api[K]>> {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  return {
    ...(params && { params: params.parse(found) }),
    ...(query && { query: query.parse(asked) }),
    ...(body && { body: body.parse(await request.json()) }),
  } as Checked<Api[K]>; // each part went through its own schema
}

function refuse({ code, about }: Refusal) {
  const body: ErrorAnswer = { code, message: code, ...about };
  return HttpResponse.json(body, { status: ERROR_STATUS[code] });
}
