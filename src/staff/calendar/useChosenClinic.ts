import { useStaff } from '../console/useStaff.ts';
import { useFilters } from '../parts/list/useFilters.ts';

/** Staff of a clinic see their own; operators choose one, which is in the address. Null: none is chosen. */
export function useChosenClinic(): string | null {
  const { clinic } = useStaff();
  const chosen = useFilters().filter('clinic');
  return clinic?.id ?? (chosen || null);
}
