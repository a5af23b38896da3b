import { expect, it } from 'vitest';
import { createApp } from '../../server/app.ts';
import { writeBookingNotice } from '../../server/notify/writeNotices.ts';
import { openLogLines } from '../support/app/logLines.ts';
import { openTestApp } from '../support/app/testApp.ts';
import { aCounsel } from '../support/fixtures/factories.ts';

const TOKEN = 'monitor';
const asMonitor = (token = TOKEN) => ({ headers: { Authorization: `Bearer ${token}` } });

it('counts requests by pattern and waiting notices, without personal data', async () => {
  const { context, db } = await openTestApp();
  const { log } = openLogLines();
  const app = createApp(context, { log, metricsToken: TOKEN });
  const counsel = await aCounsel(db, { created_at: new Date() });
  await writeBookingNotice(db, counsel.id, new Date(Date.now() - 60_000));
  for (let i = 0; i < 3; i += 1) await app.request('/public/clinics?limit=1');
  await app.request(`/public/clinics/${counsel.id}`);
  const answer = await app.request('/metrics', asMonitor());
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(text).toContain(
    'http_requests_total{method="GET",route="/public/clinics",status="200"} 3',
  );
  expect(text).toContain('route="/public/clinics/:id",status="404"} 1');
  expect(text).toMatch(/^notices_waiting 1$/m);
  expect(text).toMatch(/^notices_oldest_waiting_seconds 6\d/m);
  expect(text).not.toContain(counsel.id);
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(/^(# TYPE \w+ \w+|\w+(\{[^}]*\})? [\d.e+-]+)$/);
  }
});

it('needs the token, and does not exist without one', async () => {
  const { app: without, context } = await openTestApp();
  expect((await without.request('/metrics', asMonitor())).status).toBe(404);
  const app = createApp(context, { metricsToken: TOKEN });
  expect((await app.request('/metrics')).status).toBe(401);
  expect((await app.request('/metrics', asMonitor('other'))).status).toBe(401);
  expect((await app.request('/metrics', asMonitor())).status).toBe(200);
});
