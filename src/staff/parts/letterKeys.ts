import { atom } from 'jotai';
import { keepOnDevice, readFromDevice, watchDevice } from '../../environment/deviceMemory.ts';

const KEY = 'staff-letter-keys';

const rememberedAtom = atom(true);
rememberedAtom.onMount = (set) => {
  const read = () => set(readFromDevice(KEY) !== 'off');
  read();
  return watchDevice(KEY, read);
};

/** Whether single letters and signs act. Speech input types letters, so people can switch them off on their device. */
export const letterKeysAtom = atom(
  (get) => get(rememberedAtom),
  (_get, _set, isOn: boolean) => keepOnDevice(KEY, isOn ? null : 'off'),
);
