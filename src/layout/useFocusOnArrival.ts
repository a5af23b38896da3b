import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';

/** Who follows a link by keyboard goes on in the page it led to, not behind where the link was. */
export function useFocusOnArrival(): void {
  const hasFollowedLink = useNavigationType() !== 'POP';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each screen, however it changes later
  useEffect(() => {
    if (hasFollowedLink) document.getElementById('content')?.focus({ preventScroll: true });
  }, []);
}
