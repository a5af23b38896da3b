import { type ComponentType, useEffect, useState } from 'react';
import { NOTIFY } from './notify.ts';

/** Shows toasts. The library is loaded after hydration, so that the first load stays small; each toast tries again. */
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
