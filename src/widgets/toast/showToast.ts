export type ToastKind = 'success' | 'info' | 'warning' | 'error';

/** Shows a toast from anywhere. A text that is already shown gets its time again instead of a second toast. */
export function showToast(kind: ToastKind, text: string): void {
  dispatchEvent(new Event(TOAST_COMES));
  import('react-toastify/unstyled').then(
    ({ toast }) => {
      // The library waits 100 ms before an update. If the toast closes in that time, the update shows it again.
      // So the delay is 0.
      if (toast.isActive(text)) toast.update(text, { delay: 0 });
      else toast(text, { toastId: text, type: kind, role: ROLES[kind] });
    },
    (cause) => console.error(`A message could not be shown: ${text}`, cause),
  );
}

/** An event of the window: there is a toast to show. */
export const TOAST_COMES = 'toast comes';

/** Errors interrupt a screen reader, other messages wait. */
const ROLES = {
  success: 'status',
  info: 'status',
  warning: 'alert',
  error: 'alert',
} as const satisfies Record<ToastKind, string>;
