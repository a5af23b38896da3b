import { setTimeout as wait } from 'node:timers/promises';

const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Found = Record<typeof ELEMENT, string> | null;

/**
 * WebKit's driver sometimes never answers a command that meets a page on its way to another one. The command then
 * fails, and the person looks again.
 */
const ANSWER_MS = 8_000;
/** Opening a session or a page waits for the browser. */
const OPENING_MS = 60_000;
const isOpening = (url: string) => /\/(session|url)$/.test(url);

/** One session of W3C WebDriver: https://www.w3.org/TR/webdriver2/ */
export interface WebDriver {
  send<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  run<T>(expression: string): Promise<T>;
  /** The path of the element, for calls about it. */
  element(expression: string): Promise<string | undefined>;
}

export async function openSession(driverUrl: string, capabilities: object): Promise<WebDriver> {
  await untilReady(driverUrl);
  const { sessionId } = await send<{ sessionId: string }>(`${driverUrl}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driverUrl}/session/${sessionId}`;
  const run = <T>(expression: string) =>
    send<T>(`${session}/execute/sync`, 'POST', { script: `return ${expression}`, args: [] });
  return {
    send: (method, path, body) => send(session + path, method, body),
    run,
    element: async (expression) => {
      const found = await run<Found>(expression);
      return found ? `/element/${found[ELEMENT]}` : undefined;
    },
  };
}

async function send<T>(url: string, method: string, body?: object): Promise<T> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(isOpening(url) ? OPENING_MS : ANSWER_MS),
  });
  const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${method} ${url}: ${value.error}, ${value.message}`);
  return value;
}

async function untilReady(driverUrl: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const answer = await fetch(`${driverUrl}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await wait(50);
  }
  throw new Error('The WebDriver does not answer');
}
