export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface Toast {
  kind: ToastKind;
  text: string;
}

type ShowToast = (toast: Toast) => void;

let show: ShowToast | undefined;
const waiting: Toast[] = [];

/** Shows a short message, from anywhere. The same message is not shown twice at a time. */
export function notify(kind: ToastKind, text: string): void {
  if (show) show({ kind, text });
  else waiting.push({ kind, text });
}

/** For the Toaster: takes over all messages, first those that came too early. */
export function takeToasts(take: ShowToast): () => void {
  show = take;
  for (const toast of waiting.splice(0)) take(toast);
  return () => {
    if (show === take) show = undefined;
  };
}
