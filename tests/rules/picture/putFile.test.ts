import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { putFile } from '../../../src/api/putFile.ts';

/** A request whose course the test controls. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress?: (event: { loaded: number }) => void; onload?: () => void } = {};
  onloadend: () => void = () => undefined;
  status = 0;
  opened: unknown[] = [];
  headers: unknown[] = [];
  sent: unknown;
  constructor() {
    FakeRequest.last = this;
  }
  open(...call: unknown[]) {
    this.opened = call;
  }
  setRequestHeader(...header: unknown[]) {
    this.headers.push(header);
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.onloadend();
  }
  end(status: number) {
    this.status = status;
    this.onloadend();
  }
}

const FILE = new File(['bytes'], 'a.jpg', { type: 'image/jpeg' });

describe('sending a file', () => {
  beforeEach(() => {
    vi.stubGlobal('XMLHttpRequest', FakeRequest);
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('UPL-02 puts the bytes with their type, and reports the progress', async () => {
    const told: number[] = [];
    const sending = putFile('https://b.example/a?s=1', FILE, (bytes) => told.push(bytes));
    const { last } = FakeRequest;
    expect(last.opened).toEqual(['PUT', 'https://b.example/a?s=1']);
    expect(last.headers).toEqual([['Content-Type', 'image/jpeg']]);
    expect(last.sent).toBe(FILE);
    last.upload.onprogress?.({ loaded: 3 });
    last.end(200);
    expect(await sending).toBe(true);
    expect(told).toEqual([3]);
  });

  it.each([201, 204, 206, 304, 403, 413, 500, 0])('UPL-03 %i is a failure', async (status) => {
    const sending = putFile('/a', FILE, () => undefined);
    FakeRequest.last.end(status);
    expect(await sending).toBe(false);
  });

  it('gives up after half a minute without progress, however long it takes in total', async () => {
    const sending = putFile('/a', FILE, () => undefined);
    const isOver = vi.fn();
    void sending.then(isOver);
    for (let round = 0; round < 5; round += 1) {
      await vi.advanceTimersByTimeAsync(29_000);
      FakeRequest.last.upload.onprogress?.({ loaded: round });
    }
    expect(isOver).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await sending).toBe(false);
  });

  it('API-32 waits for the answer as long as it takes once all bytes are sent', async () => {
    const sending = putFile('/a', FILE, () => undefined);
    FakeRequest.last.upload.onprogress?.({ loaded: FILE.size });
    FakeRequest.last.upload.onload?.();
    await vi.advanceTimersByTimeAsync(300_000);
    FakeRequest.last.end(200);
    expect(await sending).toBe(true);
  });
});
