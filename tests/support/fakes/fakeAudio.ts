import { vi } from 'vitest';

interface FakeAudio {
  /** How many tones were played. */
  count: () => number;
  /** Whether a person's press allows sound just now, as browsers decide. */
  allow: (isAllowed: boolean) => void;
  /** As a phone call does on iOS. */
  interrupt: () => void;
}

/** An AudioContext that counts the tones it was asked to play. */
export function fakeAudio(): FakeAudio {
  let tones = 0;
  let isAllowed = true;
  let state = 'suspended';
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
    destination = {};
    createGain = node;
    createOscillator = node;
    get state() {
      return state;
    }
    resume = async () => {
      if (isAllowed) state = 'running';
    };
  }
  vi.stubGlobal('AudioContext', FakeAudioContext);
  return {
    count: () => tones,
    allow: (isNowAllowed) => {
      isAllowed = isNowAllowed;
    },
    interrupt: () => {
      state = 'interrupted';
    },
  };
}
