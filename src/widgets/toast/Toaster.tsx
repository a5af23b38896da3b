import { type ComponentType, useEffect, useState } from 'react';

/** Shows toasts. The library is loaded after hydration, so that the first load stays small. */
export function Toaster() {
  const [ToastStack, setToastStack] = useState<ComponentType>();
  useEffect(() => {
    import('./ToastStack.tsx').then(
      (module) => setToastStack(() => module.ToastStack),
      (cause) => console.error('Messages cannot be shown', cause),
    );
  }, []);
  return ToastStack && <ToastStack />;
}
