import { limits } from '../limits/limits.ts';
import { linkInLine } from '../line/linkInLine.ts';
import { sendLineNotice } from '../line/sendLineNotice.ts';
import type { Channel } from './channel.ts';
import { hasIdentity, selectFriend } from './friendSql.ts';

/**
 * Every notice to a member gets a delivery by LINE, so that the console lists it. If the member has no LINE, the delivery
 * ends as SHOWN. `wasToldOfMessage` counts these deliveries unless the member reads messages in LINE.
 */
export const lineChannel: Channel = {
  name: 'LINE',
  isFor: 'receiver.member_id is not null',
  patienceMs: limits.outside.noticeMs,
  open: ({ db, settings: { line }, memberKeys, publicUrl, liffId, now }) => {
    if (line === null) return null;
    const { issuer } = line;
    return {
      send: async (delivery) => {
        const lineUser = (await selectFriend(db, { memberId: delivery.memberId, issuer })) ?? null;
        const url = linkInLine({ publicUrl, liffId }, delivery.link);
        return sendLineNotice(db, { line, memberKeys, now: now() }, { ...delivery, lineUser, url });
      },
      reaches: (memberId) => hasIdentity(db, { memberId, issuer }),
    };
  },
};
