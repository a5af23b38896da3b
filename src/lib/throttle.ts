/** Runs at once, then at most once per interval; the last call always runs. */
export function throttle(run: () => void, intervalMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWaiting = false;

  const pause = () => {
    timer = setTimeout(() => {
      timer = undefined;
      if (!isWaiting) return;
      isWaiting = false;
      run();
      pause();
    }, intervalMs);
  };
  const throttled = () => {
    if (timer !== undefined) {
      isWaiting = true;
      return;
    }
    run();
    pause();
  };
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    isWaiting = false;
  };
  return { throttled, cancel };
}
