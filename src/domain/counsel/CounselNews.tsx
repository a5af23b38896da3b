import { type ComponentType, useEffect, useState } from 'react';
import { useSession } from '../session/useSession.ts';

/** The dot of the counsel tab, for members who have a nickname: the others see no counsel yet, guests have none. */
export function CounselNews() {
  const session = useSession();
  const isMember = session.state === 'member' && Boolean(session.member.nickname);
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
