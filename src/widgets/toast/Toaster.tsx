import { type ComponentType, useEffect, useState } from 'react';
import { type Toast, takeToasts, watchToasts } from './notify.ts';
import { PlainToast } from './PlainToast.tsx';

/**
 * Shows toasts. The library is loaded with the first toast; if that fails, e.g. offline, the last message is
 * shown without it.
 */
export function Toaster() {
  const [ToastStack, setToastStack] = useState<ComponentType>();
  const [unstacked, setUnstacked] = useState<Toast>();

  useEffect(
    () =>
      watchToasts(async () => {
        try {
          const module = await import('./ToastStack.tsx');
          setToastStack(() => module.ToastStack);
        } catch (cause) {
          console.error('Messages are shown without their stack', cause);
          setUnstacked((former) => takeToasts().at(-1) ?? former);
        }
      }),
    [],
  );

  if (ToastStack) return <ToastStack />;
  return unstacked && <PlainToast toast={unstacked} onOver={() => setUnstacked(undefined)} />;
}
