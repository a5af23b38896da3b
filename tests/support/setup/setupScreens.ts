import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { removeSessionMark } from '../../../src/environment/sessionMark.ts';
import { mockServer } from '../screen/mockEndpoint.ts';

// A screen loads its parts lazily, and a busy machine takes its time to transform them.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(async () => {
  mockServer.listen({ onUnhandledRequest: 'error' });
  // Loaded with the first call otherwise: that call might leave when its test is over.
  await import('../../../src/api/httpTransport.ts');
});
afterEach(() => {
  cleanup();
  removeSessionMark();
  sessionStorage.clear();
  mockServer.resetHandlers();
});
afterAll(() => {
  localStorage.clear();
  mockServer.close();
});
