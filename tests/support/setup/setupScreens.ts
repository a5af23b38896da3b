import { setImmediate } from 'node:timers/promises';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { removeSessionMark } from '../../../src/environment/sessionMark.ts';
import { mockServer } from '../screen/mockEndpoint.ts';
import '../screen/shortPauses.ts';

const { getElementError } = getConfig();

configure({
  // Screens load their parts lazily, and a busy machine needs time to transform them.
  asyncUtilTimeout: 10_000,
  // `findBy` and `waitFor` fail many times before they pass, and printing the document each time is slow. While they
  // try, they set this field, which the library does not document. When their time is over, they print the document.
  getElementError: (message, container) =>
    isTrying()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
});

const isTrying = () =>
  '_disableExpensiveErrorDiagnostics' in getConfig() &&
  Object(getConfig())._disableExpensiveErrorDiagnostics === true;

beforeAll(() => mockServer.listen({ onUnhandledRequest: 'error' }));
afterEach(async () => {
  cleanup();
  // A request that the page has just made looks for its mock before the mocks go.
  await setImmediate();
  // Also toasts that wait for their container.
  toast.dismiss();
  removeSessionMark();
  sessionStorage.clear();
  history.replaceState(null, '');
  mockServer.resetHandlers();
});
afterAll(() => {
  // A dialog that closed looks after the focus for ten seconds, or until a press; the document is gone before.
  dispatchEvent(new Event('pointerdown'));
  localStorage.clear();
  mockServer.close();
});
