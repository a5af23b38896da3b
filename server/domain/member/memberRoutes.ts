import { memberEndpoints } from '../../../contract/member.ts';
import { LINE_TOKEN_HEADER } from '../../../contract/plain/headers.ts';
import type { AppContext } from '../../appContext.ts';
import type { FileStore } from '../../files/fileStore.ts';
import type { MemberSession } from '../../http/guard/session.ts';
import { implement, type Route } from '../../http/implement.ts';
import { orUnauthenticated, refuse } from '../../refusal.ts';
import { chargeMember } from './chargeMember.ts';
import { eraseMember } from './eraseMember.ts';
import { exportMember } from './exportMember.ts';
import { selectMember, updateNickname } from './memberSql.ts';
import { isReserved, nicknameOf } from './nicknameRules.ts';

export function memberRoutes(context: AppContext, fileStore: FileStore): readonly Route[] {
  const { db } = context;
  const services = { ...context, fileStore };
  return implement(memberEndpoints, {
    'GET /member/my-info': async (_, { session }) => ({
      data: orUnauthenticated(await selectMember(db, session.memberId)),
    }),

    // Reviews show the new name within two minutes. With a row in the feed, one member could empty caches all day.
    'PATCH /member/:id': async ({ params, body }, { session, now }) => {
      assertSelf(params.id, session);
      const nickname = nicknameOf(body.nickname);
      if (nickname === null) throw refuse('invalid_input', 'body.nickname: not a valid nickname');
      if (isReserved(nickname)) throw refuse('nickname_taken');
      return { data: orUnauthenticated(await updateNickname(db, session.memberId, nickname, now)) };
    },

    'DELETE /member/:id': async ({ params }, { session, now, headers, devices, setCookie }) => {
      assertSelf(params.id, session);
      await eraseMember(services, {
        memberId: session.memberId,
        lineToken: lineTokenOf(headers),
        at: now,
      });
      setCookie(devices.forgetMember());
      return {};
    },

    'GET /member/export': async (_, { session: { memberId }, now }) => {
      await chargeMember(db, { memberId, kind: 'exports', now });
      return { data: orUnauthenticated(await exportMember(context, memberId)) };
    },
  });
}

/** An invalid token is ignored; the member can still leave. */
function lineTokenOf(headers: Headers): string | null {
  const token = headers.get(LINE_TOKEN_HEADER);
  return token !== null && /^[\x21-\x7e]{1,4000}$/.test(token) ? token : null;
}

/** Answers 404 for the id of another member, as for one that does not exist. */
function assertSelf(id: string, { memberId }: MemberSession): void {
  if (id !== memberId) throw refuse('not_found');
}
