import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Staff } from '../../../contract/staff/staff.ts';
import { STAFF_SESSION_LOST } from '../../api/staffCall.ts';
import { useAnswer } from '../../api/useServerData.ts';
import { forgetDraftsAndFiles } from '../../environment/forgetDrafts.ts';
import { watchStaff } from '../../environment/sessionChannel.ts';
import { dataOf } from '../../lib/answer.ts';
import { withLanguage } from '../../widgets/link/AppLink.tsx';
import { type LoginState, loginFrom } from '../returnAddress.ts';
import { currentStaffQuery } from '../staffAnswers.ts';

/**
 * The signed-in account; undefined while unknown. Without one, while a step of the sign-in is due, or after another
 * account has signed in in another tab, it navigates to the login, once. After another failure the session may still
 * last, so the login offers another try.
 */
export function useSignedInStaff(): Staff | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  const answer = useAnswer(currentStaffQuery);
  const staff = dataOf(answer)?.data;
  const isDue = staff !== undefined && (staff.secondFactorDue || staff.passwordDue);
  const isUnknown = answer.state === 'failed' || answer.state === 'missing' || isDue;

  const leave = useEffectEvent((isRetryOffered: boolean) => {
    if (hasLeft.current) return;
    hasLeft.current = true;
    const login = withLanguage(loginFrom(pathname, search), search);
    void navigate(login, { replace: true, state: { isRetryOffered } satisfies LoginState });
  });
  useEffect(() => {
    const handleLoss = () => leave(false);
    addEventListener(STAFF_SESSION_LOST, handleLoss);
    return () => removeEventListener(STAFF_SESSION_LOST, handleLoss);
  }, []);
  const handleChange = useEffectEvent((staffId: string | null) => {
    // A sign-out deletes what was written, in every tab.
    if (staffId === null) forgetDraftsAndFiles('staff');
    if (staff && staffId !== staff.id) leave(false);
  });
  useEffect(() => watchStaff((staffId) => handleChange(staffId)), []);
  useEffect(() => {
    // A lost session has raised the event above before.
    if (isUnknown) leave(answer.state === 'failed');
  }, [isUnknown, answer.state]);
  return isDue ? undefined : staff;
}
