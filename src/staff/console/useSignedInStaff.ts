import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Staff } from '../../../contract/staff.ts';
import { watchLostStaff } from '../../api/staffCall.ts';
import { useServerData } from '../../api/useServerData.ts';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { loginFrom } from '../returnAddress.ts';
import { currentStaffQuery } from '../staffAnswers.ts';

/** The signed-in account; undefined while unknown. Without one it navigates to the login, once. */
export function useSignedInStaff(): Staff | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  const { data: staff, isError } = useServerData(currentStaffQuery);
  const isUnknown = isError && !staff;

  const leave = useEffectEvent(() => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    void navigate(withLanguage(loginFrom(pathname, search), search), { replace: true });
  });
  useEffect(() => watchLostStaff(() => leave()), []);
  useEffect(() => {
    if (isUnknown) leave();
  }, [isUnknown]);
  return staff;
}
