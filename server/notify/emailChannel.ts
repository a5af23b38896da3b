import { openTexts } from '../crypto/texts.ts';
import { addressPlace, selectAddress, selectClinicAddresses } from '../domain/email/emailSql.ts';
import { limits } from '../limits/limits.ts';
import type { Channel } from './channel.ts';
import { createMailer } from './mail.ts';

const { openMs, textMs, answerMs } = limits.outside.mail;

/** Sends to members with a confirmed address, and to clinics that have given addresses. */
export const emailChannel: Channel = {
  name: 'EMAIL',
  isFor: `case when receiver.member_id is null
    then exists (select 1 from consulting
      where consulting.clinic_id = receiver.clinic_id and cardinality(consulting.emails) > 0)
    else exists (select 1 from email where email.member_id = receiver.member_id) end`,
  patienceMs: openMs + textMs + answerMs,
  open: ({ db, memberKeys, settings: { mail }, publicUrl }) => {
    if (mail === null) return null;
    const mailer = createMailer(mail);
    const addressOf = async (memberId: string) => {
      const sealed = await selectAddress(db, memberId);
      if (sealed === undefined) return [];
      const address = (await openTexts(memberKeys, memberId)).open(sealed, addressPlace(memberId));
      return address === null ? [] : [address];
    };
    const addressesOf = (clinicId: string | null) =>
      clinicId === null ? [] : selectClinicAddresses(db, clinicId);
    return {
      send: async ({ id, memberId, clinicId, text, link, reached }) => {
        const all = await (memberId === null ? addressesOf(clinicId) : addressOf(memberId));
        const to = all.filter((address) => !reached.includes(address));
        if (to.length === 0) return { state: reached.length > 0 ? 'SENT' : 'SHOWN' };
        return mailer.send({ id, to, subject: text, text: `${text}\n\n${publicUrl}${link}\n` });
      },
      reaches: async (memberId) => (await selectAddress(db, memberId)) !== undefined,
    };
  },
};
