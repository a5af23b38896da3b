import { deviceSwitchAtom } from './deviceSwitchAtom.ts';

/** Whether single letters and signs act. Speech input types letters, so people can switch them off on their device. */
export const letterKeysAtom = deviceSwitchAtom('staff-letter-keys', true);
