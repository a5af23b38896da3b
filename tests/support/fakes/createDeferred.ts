/** A promise and the function that resolves it. */
export function createDeferred(): [Promise<void>, () => void] {
  let resolvePromise = () => {};
  const promise = new Promise<void>((resolve) => {
    resolvePromise = resolve;
  });
  return [promise, () => resolvePromise()];
}
