import { type ComponentType, useEffect, useState } from 'react';
import { takeToasts } from './notify.ts';

/** Where messages appear. Nothing of it is loaded before there is a first message. */
export function Toaster() {
  const [ToastStack, setToastStack] = useState<ComponentType>();

  useEffect(
    () =>
      takeToasts(async (toast) => {
        try {
          const module = await import('./ToastStack.tsx');
          setToastStack(() => module.ToastStack);
          module.showToast(toast);
        } catch (cause) {
          console.error(`The message "${toast.text}" could not be shown`, cause);
        }
      }),
    [],
  );

  return ToastStack ? <ToastStack /> : null;
}
