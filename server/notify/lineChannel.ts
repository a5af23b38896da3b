import type { Channel } from './channel.ts';
import { hasIdentity, selectFriend } from './friendSql.ts';
import { pushToLine } from './sendNotice.ts';

/** Every notice to a member has a delivery by LINE, so that the console lists it. */
export const lineChannel: Channel = {
  name: 'LINE',
  isFor: 'receiver.member_id is not null',
  open: ({ db, settings: { line }, publicUrl, liffId }) => {
    if (line === null) return null;
    const base = liffId === null ? publicUrl : `https://liff.line.me/${liffId}`;
    return {
      send: async ({ id, memberId, text, link }) => {
        const user = await selectFriend(db, { memberId, issuer: line.issuer });
        if (user === undefined) return { state: 'SHOWN' };
        return pushToLine(line, user, { id, text, url: base + link });
      },
      reaches: (memberId) => hasIdentity(db, { memberId, issuer: line.issuer }),
    };
  },
};
