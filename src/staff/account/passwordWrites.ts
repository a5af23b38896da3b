import { writeAtom } from '../../api/queryAtoms.ts';
import { staffCall } from '../../api/staffCall.ts';
import { sha1, sha256 } from '../../lib/digests.ts';

interface NewPassword {
  userId: string;
  current: string;
  next: string;
}

/** Changes one's own password. Only hashes of the passwords leave the page. */
export const changePasswordAtom = writeAtom(
  async ({ userId, current, next }: NewPassword): Promise<void> => {
    const body = {
      user_id: userId,
      new_password: await sha256(next),
      current_password: await sha256(current),
      new_password_sha1: await sha1(next),
    };
    await staffCall('POST /auth/reset-password', { body });
  },
);
