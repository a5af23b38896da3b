import type { ToastKind } from './notify.ts';

/** What went wrong interrupts a screen reader, everything else waits its turn. */
export const TOAST_ROLES = {
  success: 'status',
  info: 'status',
  warning: 'alert',
  error: 'alert',
} as const satisfies Record<ToastKind, string>;
