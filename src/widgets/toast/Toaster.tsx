import { type ComponentType, useEffect, useState } from 'react';
import { NOTIFY } from './notify.ts';

/** Shows toasts. Their library is loaded after hydration. If that fails, the next toast tries it again. */
export function Toaster() {
  const [ToastStack, setToastStack] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import('./ToastStack.tsx').then(
        (module) => setToastStack(() => module.ToastStack),
        (cause) => console.error('Messages cannot be shown', cause),
      );
    load();
    addEventListener(NOTIFY, load);
    return () => removeEventListener(NOTIFY, load);
  }, []);
  return ToastStack && <ToastStack />;
}
