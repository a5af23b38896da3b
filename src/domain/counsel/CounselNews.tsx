import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../session/useSession.ts';

/** The dot of the counsel tab. Guests have no counsels: neither its script nor its question is for them. */
export function CounselNews() {
  const isMember = useSession().state === 'member';
  const [Dot, setDot] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isMember) return;
    import('./CounselDot.tsx').then(
      ({ CounselDot }) => setDot(() => CounselDot),
      // The frame is whole without it.
      (cause) => console.error('The news of counsels could not be loaded', cause),
    );
  }, [isMember]);
  return isMember && Dot && <Dot />;
}
