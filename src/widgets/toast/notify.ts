export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface Toast {
  kind: ToastKind;
  text: string;
}

const waiting: Toast[] = [];
let callForThem: (() => void) | undefined;

/** Shows a toast from anywhere. The same message is not shown twice at a time. */
export function notify(kind: ToastKind, text: string): void {
  waiting.push({ kind, text });
  callForThem?.();
}

/** Called when toasts are waiting, including those that came before the Toaster mounted. */
export function watchToasts(onWaiting: () => void): () => void {
  callForThem = onWaiting;
  if (waiting.length > 0) onWaiting();
  return () => {
    if (callForThem === onWaiting) callForThem = undefined;
  };
}

export const takeToasts = (): Toast[] => waiting.splice(0);

/** Errors interrupt a screen reader, other messages wait. */
export const TOAST_ROLES = {
  success: 'status',
  info: 'status',
  warning: 'alert',
  error: 'alert',
} as const satisfies Record<ToastKind, string>;
