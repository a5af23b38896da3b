import { createContext, use } from 'react';
import type { Staff } from '../../../contract/staff/staff.ts';

export const StaffContext = createContext<Staff | null>(null);

/** The signed-in account. */
export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('This belongs inside the console');
  return staff;
}

/** Hides what the server would refuse; the server checks every permission itself. */
export const useIsOperator = () => useStaff().role === 'OPERATOR';
