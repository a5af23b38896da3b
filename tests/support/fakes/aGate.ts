/** A promise, and what fulfils it. */
export function aGate(): [Promise<void>, () => void] {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return [gate, () => open()];
}
