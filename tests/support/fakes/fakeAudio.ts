import { vi } from 'vitest';

/** An AudioContext that counts the tones it was asked to play. */
export function fakeAudio(): { count: () => number } {
  let tones = 0;
  const node = () => ({
    connect: () => {},
    frequency: { value: 0 },
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    start: () => {
      tones += 1;
    },
    stop: () => {},
  });
  class FakeAudioContext {
    currentTime = 0;
    state = 'suspended';
    destination = {};
    createGain = node;
    createOscillator = node;
    resume = async () => {
      this.state = 'running';
    };
  }
  vi.stubGlobal('AudioContext', FakeAudioContext);
  return { count: () => tones };
}
