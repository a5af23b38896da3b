import type { Mailer } from '../../../server/notify/mail.ts';

/** A mailer whose mails arrive at once: `onMail` gets the text of each. */
export const fakeMailer = (onMail: (text: string) => void = () => {}): Mailer => ({
  send: async ({ text }) => {
    onMail(text);
    return { state: 'SENT' };
  },
  sendLater: async ({ text }, begin) => {
    const end = await begin();
    onMail(text);
    await end({ state: 'SENT' });
    return true;
  },
  settle: async () => {},
});
