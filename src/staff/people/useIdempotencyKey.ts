import { useRef } from 'react';
import { type Order, orderFor } from '../../lib/order.ts';

/** The idempotency key of exactly this form. It is not kept in a draft, because the form contains a password. */
export function useIdempotencyKey() {
  const order = useRef<Order | null>(null);
  return (text: string): string => {
    order.current = orderFor(text, order.current);
    return order.current.key;
  };
}
