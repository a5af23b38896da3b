import { type ComponentType, useEffect, useState } from 'react';

/** Shows toasts. The library is loaded after the page is alive, so that the first load is not larger. */
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
