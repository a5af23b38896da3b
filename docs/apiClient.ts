/**
 * A client that is made from /openapi.json, for integrators. Its types come from one command:
 *
 *   npx openapi-typescript https://example.com/openapi.json -o nabiApi.ts
 *
 * A test makes the types, compiles this file with them and runs it against the server (tests/api/http/openapiClient.test.ts).
 */
import createClient from 'openapi-fetch';
import type { components, paths } from './nabiApi.ts';

type Counsel = components['schemas']['Counsel'];

/** Sends a person to the provider's page, and answers what the provider sent back. */
type LogIn = (providerUrl: string) => Promise<{ code: string; state: string }>;

/** Books a counsel with the best known clinic for a treatment, for a person who logs in with LINE and agrees to it. */
export async function bookCounsel(
  siteUrl: string,
  treatmentId: string,
  logIn: LogIn,
): Promise<Counsel> {
  const guest = createClient<paths>({ baseUrl: siteUrl, headers: { Origin: siteUrl } });
  const clinics = await guest.GET('/public/clinics', {
    params: { query: { treatmentId, offset: 0, limit: 20 } },
  });
  if (!clinics.data) throw new Error(clinics.error.code);
  const best = clinics.data.data.sort((a, b) => b.reviewCount - a.reviewCount)[0];
  if (!best) throw new Error('No clinic offers it');

  // A login is finished with the cookie with which it was begun.
  const begun = await guest.GET('/member/line/url');
  if (!begun.data) throw new Error(begun.error.code);
  const { code, state } = await logIn(begun.data.url);
  const cookies = begun.response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const pair = await guest.POST('/member/line/login', {
    body: { line_code: code, state },
    headers: { Cookie: cookies.join('; ') },
  });
  if (!pair.data) throw new Error(pair.error.code);

  const member = createClient<paths>({
    baseUrl: siteUrl,
    headers: { Authorization: `Bearer ${pair.data.token}` },
  });
  const agreed = await member.POST('/member/consents', {
    body: {
      clinic_id: best.id,
      purposes: ['collection', 'health', 'handover'],
      version: '2026-11-25',
      language: 'ja',
    },
  });
  if (!agreed.data) throw new Error(agreed.error.code);
  const booked = await member.POST('/member/counsels', {
    params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
    body: { clinic_id: best.id, sourceType: 'CLINIC', sourceId: best.id, content: 'はじめまして' },
  });
  if (!booked.data) throw new Error(booked.error.code);
  return booked.data.data;
}
