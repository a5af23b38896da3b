import { limits } from '../limits/limits.ts';
import { sendLineNotice } from '../line/sendLineNotice.ts';
import { siteInLine } from '../line/siteInLine.ts';
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
    const base = siteInLine({ publicUrl, liffId });
    return {
      send: async (delivery) => {
        const lineUser = (await selectFriend(db, { memberId: delivery.memberId, issuer })) ?? null;
        const notice = { ...delivery, lineUser, url: base + delivery.link };
        return sendLineNotice(db, { line, memberKeys, now: now() }, notice);
      },
      reaches: (memberId) => hasIdentity(db, { memberId, issuer }),
    };
  },
};
