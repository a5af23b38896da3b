import { type ComponentType, useEffect, useState } from 'react';
import { TOAST_COMES } from './showToast.ts';

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
    addEventListener(TOAST_COMES, load);
    return () => removeEventListener(TOAST_COMES, load);
  }, []);
  return ToastStack && <ToastStack />;
}
