import { atom } from 'jotai';
import { keepOnDevice, readFromDevice, watchDevice } from '../../environment/deviceMemory.ts';

/** A switch that this device remembers. It stores only the state that differs from the first one. */
export function deviceSwitchAtom(key: string, isOnAtFirst: boolean) {
  const rememberedAtom = atom(isOnAtFirst);
  rememberedAtom.onMount = (set) => {
    const read = () => {
      const kept = readFromDevice(key);
      set(kept === null ? isOnAtFirst : kept === 'on');
    };
    read();
    return watchDevice(key, read);
  };
  return atom(
    (get) => get(rememberedAtom),
    (_get, _set, isOn: boolean) => {
      const text = isOn ? 'on' : 'off';
      keepOnDevice(key, isOn === isOnAtFirst ? null : text);
    },
  );
}
