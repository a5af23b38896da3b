/** Line's SDK fails with a code; its messages change from release to release. */
export const lineErrorCode = (cause: unknown) =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : undefined;
