import { type ComponentType, useEffect, useState } from 'react';
import { type Toast, takeToasts, watchToasts } from './notify.ts';
import { PlainToast } from './PlainToast.tsx';

/**
 * Where messages appear. Nothing of it is loaded before there is a first message; when that cannot be, as
 * without a connection, the last one is still said.
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
