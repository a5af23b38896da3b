import { useEffect, useRef, useState } from 'react';
import { notify } from './notify.ts';

/**
 * What went wrong, said where it was asked for. Work goes on when its modal is closed; then a message says it,
 * or somebody would believe that it was done.
 */
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
