import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OWN_WRITE, OWN_WRITE_MS } from '../../../contract/plain/headers.ts';
import { call } from '../../../src/api/call.ts';
import { memberCall } from '../../../src/api/memberCall.ts';
import { mockEndpoint, mockServer } from '../../support/screen/mockEndpoint.ts';
import { sampleMember } from '../../support/screen/sampleAnswers.ts';

afterEach(() => vi.restoreAllMocks());

/** The requests that the browser was asked to send. */
function watchFetch() {
  const fetched = vi.spyOn(globalThis, 'fetch');
  return () => fetched.mock.calls.map(([address, how]) => ({ address, how }));
}

const noClinics = () => mockEndpoint('GET /public/clinics', { data: [], total: 0 });

describe('a call', () => {
  it('API-01 for public data goes without credentials', async () => {
    noClinics();
    const sent = watchFetch();
    await call('GET /public/clinics', { query: {} });
    expect(sent()[0]?.how?.credentials).toBe('omit');
  });

  it('for public data names the writes of this browser for ten seconds', async () => {
    noClinics();
    const written = (token: string) =>
      mockServer.use(
        http.delete('/member/bookmarks/:id', () =>
          HttpResponse.json({}, { headers: { [OWN_WRITE]: token } }),
        ),
      );
    for (const token of ['one', 'two']) {
      written(token);
      await memberCall('DELETE /member/bookmarks/:id', { params: { id: 'a' } });
    }
    const sent = watchFetch();
    const named = async () => {
      await call('GET /public/clinics', { query: {} });
      return new Headers(sent().at(-1)?.how?.headers).get(OWN_WRITE);
    };
    expect(await named()).toBe('one,two');
    const later = performance.now() + OWN_WRITE_MS;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    expect(await named()).toBeNull();
  });

  it('API-17 of a member goes with credentials', async () => {
    mockEndpoint('GET /member/my-info', { data: sampleMember() });
    const sent = watchFetch();
    await memberCall('GET /member/my-info', {});
    expect(sent()[0]?.how?.credentials).toBe('include');
  });

  it('API-16 leaves out filters that are not set', async () => {
    noClinics();
    const sent = watchFetch();
    const query = { specialtyId: 'dermatology', partId: undefined, concernId: '' };
    await call('GET /public/clinics', { query });
    expect(sent()[0]?.address).toBe('/public/clinics?specialtyId=dermatology');
  });

  it.each([201, 202, 206])(
    'UPL-06 ERR-13 AMB-99 the answer %i is a failure for a signed URL, and a success for others',
    async (status) => {
      mockServer.use(
        http.get('/s3/generate-s3-url', () =>
          HttpResponse.json({ url: 'https://store.example/a' }, { status }),
        ),
        http.get('/public/clinics', () => HttpResponse.json({ data: [], total: 0 }, { status })),
      );
      const query = { filename: 'a.png', filetype: 'image/png' };
      await expect(memberCall('GET /s3/generate-s3-url', { query })).rejects.toMatchObject({
        status,
      });
      await expect(call('GET /public/clinics', { query: {} })).resolves.toMatchObject({ total: 0 });
    },
  );

  it.each([304, 400, 404, 500, 503])(
    'API-31 that is answered with %i has failed',
    async (status) => {
      mockServer.use(http.get('/public/clinics', () => new HttpResponse(null, { status })));
      await expect(call('GET /public/clinics', { query: {} })).rejects.toMatchObject({ status });
    },
  );

  it.each([['<html>Log in to this network</html>'], ['{"data":'], ['']])(
    'API-31 C18 whose answer is not from our server has failed: %j',
    async (body) => {
      mockServer.use(http.get('/public/clinics', () => HttpResponse.html(body)));
      const answer = call('GET /public/clinics', { query: {} });
      await expect(answer).rejects.toMatchObject({ code: 'internal', status: 200 });
    },
  );

  it('ERR-19 that does not reach a server keeps the cause for the log', async () => {
    const cause = new TypeError('Failed to fetch');
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(cause);
    const failure = await call('GET /public/clinics', { query: {} }).catch((error) => error);
    expect(failure).toMatchObject({ code: 'unreachable' });
    const causes: unknown[] = [];
    for (let next = failure; next instanceof Error; next = next.cause) causes.push(next);
    expect(causes).toContain(cause);
  });

  it('ERR-19 counts as unreachable when the answer ends too early', async () => {
    const cut = new ReadableStream({
      start: (controller) => controller.error(new TypeError('network error')),
    });
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(cut));
    await expect(call('GET /public/clinics', { query: {} })).rejects.toMatchObject({
      code: 'unreachable',
    });
  });

  it('is sent once: only the query client repeats, and only what reads', async () => {
    let asked = 0;
    mockServer.use(
      http.get('/public/clinics', () => {
        asked += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    await expect(call('GET /public/clinics', { query: {} })).rejects.toMatchObject({ status: 503 });
    expect(asked).toBe(1);
  });

  it('BKM-10 that removes is finished although the page is left', async () => {
    mockServer.use(http.delete('/member/bookmarks/:id', () => HttpResponse.json({ data: {} })));
    noClinics();
    const sent = watchFetch();
    await memberCall('DELETE /member/bookmarks/:id', { params: { id: 'b' } });
    await call('GET /public/clinics', { query: {} });
    expect(sent().map(({ how }) => how?.keepalive)).toEqual([true, false]);
  });

  it('API-32 waits as long as it takes', async () => {
    noClinics();
    const sent = watchFetch();
    await call('GET /public/clinics', { query: {} });
    expect(sent()[0]?.how?.signal ?? null).toBeNull();
  });
});
