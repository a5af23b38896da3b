import { cleanup, configure } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { removeSessionMark } from '../../../src/environment/sessionMark.ts';
import { mockServer } from '../screen/mockEndpoint.ts';

// Screens load their parts lazily, and a busy machine needs time to transform them.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  cleanup();
  // Also toasts that wait for their container.
  toast.dismiss();
  removeSessionMark();
  sessionStorage.clear();
  history.replaceState(null, '');
  mockServer.resetHandlers();
});
afterAll(() => {
  localStorage.clear();
  mockServer.close();
});
