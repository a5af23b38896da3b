import { limits } from '../limits/limits.ts';
import type { Channel } from './channel.ts';
import { postToStaff } from './postToStaff.ts';

/** One webhook for all notices to staff. */
export const staffChannel: Channel = {
  name: 'STAFF',
  isFor: 'receiver.member_id is null',
  patienceMs: limits.outside.noticeMs,
  open: ({ settings: { staffWebhook }, publicUrl }) =>
    staffWebhook === null
      ? null
      : {
          send: ({ id, text, link }) =>
            postToStaff(staffWebhook, { id, text, url: publicUrl + link }),
        },
};
