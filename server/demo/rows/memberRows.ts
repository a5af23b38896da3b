import type { SeedBookmark, SeedMember, SeedStaff } from '../generate/entities.ts';
import { nicknameKeyOf } from '../generate/member/members.ts';
import { momentOf } from './rowParts.ts';
import type { TableRows } from './tables.ts';

/** The login provider of the demonstration has its members under this issuer. */
const ISSUER = 'demo';

export function memberRows(member: SeedMember): TableRows {
  const { id, nickname, language } = member;
  const created_at = momentOf(member.createdAt);
  const nickname_key = nicknameKeyOf(nickname);
  return {
    member: [{ id, nickname, nickname_key, language, created_at, updated_at: created_at }],
    member_identity: [{ issuer: ISSUER, subject: member.subject, member_id: id, created_at }],
  };
}

export const bookmarkRows = (bookmark: SeedBookmark): TableRows => ({
  bookmark: [
    {
      id: bookmark.id,
      member_id: bookmark.memberId,
      target_type: bookmark.targetType,
      target_id: bookmark.targetId,
      created_at: momentOf(bookmark.createdAt),
    },
  ],
});

export const staffRows = (staff: SeedStaff): TableRows => ({
  staff: [
    {
      id: staff.id,
      user_id: staff.userId,
      password_hash: staff.passwordHash,
      role: staff.role,
      clinic_id: staff.clinicId,
      active: true,
      created_at: momentOf(staff.createdAt),
      updated_at: momentOf(staff.createdAt),
    },
  ],
});
