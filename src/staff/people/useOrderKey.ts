import { useRef } from 'react';
import { randomKey } from '../../lib/randomKey.ts';

/** The key under which exactly this form is sent, again and again if need be. Not kept: the form has a password. */
export function useOrderKey() {
  const order = useRef({ key: '', text: '' });
  return (text: string): string => {
    if (order.current.text !== text) order.current = { key: randomKey(), text };
    return order.current.key;
  };
}
