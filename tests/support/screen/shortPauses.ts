import { timeoutManager } from '@tanstack/query-core';

/** A failed query is tried again after one and after two seconds. Tests wait for the failure, not for these pauses. */
const PAUSES_MS = [1_000, 2_000];

timeoutManager.setTimeoutProvider({
  setTimeout: (callback, delay) => setTimeout(callback, PAUSES_MS.includes(delay) ? 10 : delay),
  clearTimeout: (timer) => clearTimeout(timer),
  setInterval: (callback, delay) => setInterval(callback, delay),
  clearInterval: (timer) => clearInterval(timer),
});
