import { useEffect, useEffectEvent } from 'react';
import { TOAST_AUTO_CLOSE_MS } from '../../constants.ts';
import { TOAST_ROLES, type Toast } from './notify.ts';

/** A toast without the toast library. */
export function PlainToast({ toast, onOver }: { toast: Toast; onOver: () => void }) {
  const end = useEffectEvent(onOver);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each message has its own time
  useEffect(() => {
    const timer = setTimeout(() => end(), TOAST_AUTO_CLOSE_MS);
    return () => clearTimeout(timer);
  }, [toast]);
  return (
    <p
      role={TOAST_ROLES[toast.kind]}
      className="fixed top-[calc(env(safe-area-inset-top)+0.75rem)] right-[max(0.75rem,calc(50vw-13.25rem))] z-300 w-[min(21rem,calc(100vw-1.5rem))] animate-appear rounded-card bg-raised px-4 py-3 text-balance text-ink shadow-raised"
    >
      {toast.text}
    </p>
  );
}
