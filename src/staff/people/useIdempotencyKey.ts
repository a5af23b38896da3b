import { useRef } from 'react';
import { randomKey } from '../../lib/randomKey.ts';

/** The idempotency key of exactly this form. It is not kept in a draft, because the form contains a password. */
export function useIdempotencyKey() {
  const order = useRef({ key: '', text: '' });
  return (text: string): string => {
    if (order.current.text !== text) order.current = { key: randomKey(), text };
    return order.current.key;
  };
}
