import { keepOnDevice, readFromDevice, watchDevice } from './deviceMemory.ts';
import { LAST_LOGIN } from './forgetDevice.ts';

/** Remembers which login this browser used last. It is the name of a provider and says nothing about the person. */
export const keepLastLogin = (provider: string) => keepOnDevice(LAST_LOGIN, provider);

export const lastLogin = () => readFromDevice(LAST_LOGIN);

export const watchLastLogin = (onChange: () => void) => watchDevice(LAST_LOGIN, onChange);
