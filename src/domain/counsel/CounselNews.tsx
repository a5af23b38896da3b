import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../session/useSession.ts';

/** The dot on the counsel tab. Guests and members without a nickname have no counsels to show. */
export function CounselNews() {
  const session = useSession();
  const isMember = session.state === 'member' && Boolean(session.member.nickname);
  const [Dot, setDot] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isMember) return;
    import('./CounselDot.tsx').then(
      ({ CounselDot }) => setDot(() => CounselDot),
      // The navigation works without the dot.
      (cause) => console.error('The news of counsels could not be loaded', cause),
    );
  }, [isMember]);
  return isMember && Dot && <Dot />;
}
