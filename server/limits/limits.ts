import { callLimits } from './callLimits.ts';
import { dataLimits } from './dataLimits.ts';
import { memberLimits } from './memberLimits.ts';
import { outsideLimits } from './outsideLimits.ts';
import { uploadLimits } from './uploadLimits.ts';

/**
 * The limits of load and use, and how each was chosen. Normal use of the app reaches none. How long sessions last is in
 * domain/session/sessionRules.ts.
 */
export const limits = {
  ...callLimits,
  ...dataLimits,
  ...memberLimits,
  ...outsideLimits,
  ...uploadLimits,
} as const;
