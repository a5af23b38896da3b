import { limits } from '../limits/limits.ts';

/** Sends a notice to another server. Returns the status of its answer; null without an answer. */
export async function statusOf(address: string, init: RequestInit): Promise<number | null> {
  try {
    const answer = await fetch(address, {
      ...init,
      redirect: 'manual',
      signal: AbortSignal.timeout(limits.outside.noticeMs),
    });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    // The error message may contain the address, which is a secret.
    return null;
  }
}
