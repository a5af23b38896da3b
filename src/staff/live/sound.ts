import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { deviceSwitchAtom } from '../parts/deviceSwitchAtom.ts';

const switchAtom = deviceSwitchAtom('staff-sound', false);

const audioAtom = atom<AudioContext | null>(null);

/** Browsers play sounds only after a person has used the page, so this runs within a press. */
const wakeAtom = atom(null, async (get, set) => {
  const audio = get(audioAtom) ?? new AudioContext();
  set(audioAtom, audio);
  await audio.resume();
});

const ringAtom = atom(null, (get) => {
  const audio = get(audioAtom);
  if (audio?.state === 'running') playTones(audio);
});

/** Whether the console rings for what is new. This device remembers it; it is off at first. */
export const soundAtom = atom(
  (get) => get(switchAtom),
  async (_get, set, isOn: boolean) => {
    set(switchAtom, isOn);
    if (!isOn) return;
    await set(wakeAtom);
    set(ringAtom);
  },
);

/** Rings if staff have switched the sound on. */
export function useRing(): () => void {
  const isOn = useAtomValue(soundAtom);
  const wake = useSetAtom(wakeAtom);
  const ring = useSetAtom(ringAtom);
  useEffect(() => {
    if (!isOn) return;
    const ending = new AbortController();
    // Not `pointerdown`: browsers allow no sound while a finger touches, only when it is lifted. Each press wakes the
    // sound, because iOS interrupts it during a call.
    for (const event of ['click', 'keydown']) {
      addEventListener(event, () => void wake(), { signal: ending.signal });
    }
    return () => ending.abort();
  }, [isOn, wake]);
  return () => {
    if (isOn) ring();
  };
}

const TONES_HZ = [660, 880];
const TONE_S = 0.16;
const VOLUME = 0.12;

/** Two short, soft tones, the second one higher. */
function playTones(audio: AudioContext): void {
  const volume = audio.createGain();
  volume.connect(audio.destination);
  TONES_HZ.forEach((hz, index) => {
    const begin = audio.currentTime + index * TONE_S;
    const tone = audio.createOscillator();
    tone.frequency.value = hz;
    tone.connect(volume);
    volume.gain.setValueAtTime(VOLUME, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + TONE_S);
    tone.start(begin);
    tone.stop(begin + TONE_S);
  });
}
