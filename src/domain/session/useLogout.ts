import { useAtomValue, useSetAtom } from 'jotai';
import { writeAtom } from '../../api/queryAtoms.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { logoutAtom } from '../../state/logoutAtom.ts';

/** The logout of the member, once at a time. `logOut` answers whether this press has logged out. */
export function useLogout() {
  const environment = useEnvironment();
  const startLogout = useSetAtom(logoutAtom);
  const running = useAtomValue(runningLogoutAtom);
  const logOut = async (): Promise<boolean> => {
    if (running.isRunning()) return false;
    await running.mutateAsync(startLogout(environment));
    return true;
  };
  return { logOut, isBusy: running.isPending };
}

const runningLogoutAtom = writeAtom((logout: Promise<void>) => logout);
