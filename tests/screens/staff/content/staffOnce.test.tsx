import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  operator,
  sampleStaffClinic,
  serveClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, mockServer, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

/** The keys of the records created so far. */
function watchKeys(path: string): (string | null)[] {
  const keys: (string | null)[] = [];
  mockServer.events.on('request:start', ({ request }) => {
    if (request.method === 'POST' && request.url.endsWith(path)) {
      keys.push(request.headers.get('Idempotency-Key'));
    }
  });
  onTestFinished(() => mockServer.events.removeAllListeners());
  return keys;
}

const firstAnswerTo = (method: string, id: string) =>
  new Promise<void>((resolve) => {
    mockServer.events.on('response:mocked', ({ request }) => {
      if (request.method === method && request.url.endsWith(id)) resolve();
    });
  });

const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.findByRole('button', { name });

describe('AMB-51 staff create each record once', () => {
  const beginClinic = async () => {
    signIn();
    serveClinic();
    const screenOf = await renderScreen('/console/contents/clinic/new');
    return screenOf;
  };

  it('a clinic is sent again under the same key, also after a reload, and under another key with another text', async () => {
    expectConsole(/POST \/staff\/clinics failed: internal/);
    const keys = watchKeys('/staff/clinics');
    const { user } = await beginClinic();
    mockEndpoint('POST /staff/clinics', refusal('internal'));
    await user.type(await field('이름'), '새 의원');
    await user.click(await button('저장'));
    await waitFor(() => expect(keys).toHaveLength(1));
    await screen.findByText(/서버에 문제가 생겼어요/);
    cleanup();
    const again = await beginClinic();
    expect((await field('이름')).value).toBe('새 의원');
    await again.user.click(await button('저장'));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    await again.user.type(await field('이름'), '!');
    mockEndpoint('POST /staff/clinics', { data: sampleStaffClinic({ name: '새 의원!' }) });
    await waitFor(async () => expect((await button('저장')).getAttribute('aria-busy')).toBeNull());
    const opened = firstAnswerTo('GET', sampleStaffClinic().id);
    await again.user.click(await button('저장'));
    await waitFor(() => expect(keys).toHaveLength(3));
    expect(keys[2]).not.toBe(keys[0]);
    await screen.findByText('저장했어요');
    // The page of the new record reads it once more.
    await opened;
  });

  it('an account is sent again under the same key', async () => {
    expectConsole(/POST \/staff\/people failed: internal/);
    signIn();
    const keys = watchKeys('/staff/people');
    const account = { ...operator, active: true, created_at: '2026-11-01T03:00:00.000Z' };
    mockEndpoint('GET /staff/people', { data: [account], total: 1 });
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    mockEndpoint('POST /staff/people', refusal('internal'));
    const { user } = await renderScreen('/console/people');
    await user.type(await field('아이디'), 'new.one');
    await user.type(screen.getByLabelText('비밀번호'), 'long enough for all');
    await user.selectOptions(screen.getByRole('combobox', { name: '역할' }), 'OPERATOR');
    await user.click(await button('계정 만들기'));
    await waitFor(() => expect(keys).toHaveLength(1));
    await screen.findByText(/서버에 문제가 생겼어요/);
    await user.click(await button('계정 만들기'));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain(
      'long enough for all',
    );
  });
});
