import { createContext, use } from 'react';
import type { Staff } from '../../../contract/staff.ts';

export const StaffContext = createContext<Staff | null>(null);

/** Who is signed in. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('This belongs inside the console');
  return staff;
}

/** Finer rights are the server's; this only hides what would be refused. */
export const useIsOperator = () => useStaff().role === 'OPERATOR';
