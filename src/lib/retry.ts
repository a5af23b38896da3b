interface RetryOptions {
  /** How often to try again after the first try. */
  retries: number;
  /** Each further delay is twice the one before. */
  firstDelayMs: number;
}

/** Runs something that may fail, and again after growing delays; the last failure is the caller's. */
export async function retry<T>(
  attempt: () => Promise<T>,
  { retries, firstDelayMs }: RetryOptions,
): Promise<T> {
  try {
    return await attempt();
  } catch (cause) {
    if (retries <= 0) throw cause;
    await new Promise((resolve) => setTimeout(resolve, firstDelayMs));
    return retry(attempt, { retries: retries - 1, firstDelayMs: firstDelayMs * 2 });
  }
}
