import { useMemberBackground } from '../../domain/member/useMemberBackground.ts';
import { BottomNavigation } from './BottomNavigation.tsx';

/** The bottom navigation, with the dots of a member and what runs on every page of a member. */
export function MemberNavigation() {
  const member = useMemberBackground();
  const marks = member && { '/counsel': <member.CounselDot />, '/my-page': <member.NoticeDot /> };
  return (
    <>
      <BottomNavigation marks={marks ?? {}} />
      {member && <member.MemberBackground />}
    </>
  );
}
