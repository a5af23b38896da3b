import type { Language } from '../../../contract/plain/language.ts';
import type { Queryable } from '../../db/database.ts';

/** `issuer` of the members of the demonstration. */
export const DEMO_ISSUER = 'demo';

export interface DemoMember {
  subject: string;
  nickname: string;
  language: Language;
}

/** Members to choose from, those of the visitor's language first. */
export function selectDemoMembers(db: Queryable, language: Language): Promise<DemoMember[]> {
  return db.query<DemoMember>(
    `select identity.subject, member.nickname, member.language
     from member_identity identity join member on member.id = identity.member_id
     where identity.issuer = $1 and member.nickname is not null
     order by member.language = $2 desc, identity.subject limit 6`,
    [DEMO_ISSUER, language],
  );
}
