import { useEffect, useRef, useState } from 'react';
import { notify } from './notify.ts';

/** An error message of a modal. If the modal was closed during the work, a toast shows it. */
export function useTrouble(): [string, (text: string) => void] {
  const [trouble, setTrouble] = useState('');
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const say = (text: string) => {
    if (isHere.current) setTrouble(text);
    else if (text) notify('error', text);
  };
  return [trouble, say];
}
