import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { throttle } from '../../../src/lib/throttle.ts';

describe('throttling', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('runs at once, and once more for all calls in between', () => {
    const run = vi.fn();
    const { throttled } = throttle(run, 150);
    throttled();
    expect(run).toHaveBeenCalledTimes(1);
    throttled();
    throttled();
    vi.advanceTimersByTime(149);
    expect(run).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('runs once for one call', () => {
    const run = vi.fn();
    throttle(run, 150).throttled();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('starts again after it was cancelled', () => {
    const run = vi.fn();
    const { throttled, cancel } = throttle(run, 150);
    throttled();
    throttled();
    cancel();
    throttled();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('does nothing more after it was cancelled', () => {
    const run = vi.fn();
    const { throttled, cancel } = throttle(run, 150);
    throttled();
    throttled();
    cancel();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
