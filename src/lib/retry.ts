interface RetryOptions {
  /** Number of tries after the first one. */
  retries: number;
  /** Each further delay doubles. */
  firstDelayMs: number;
}

/** Runs a function again after growing delays; throws the last failure. */
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
