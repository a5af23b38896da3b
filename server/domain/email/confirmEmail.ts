import { randomInt } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Language } from '../../../contract/language.ts';
import type { AppContext } from '../../appContext.ts';
import { createKeyedHash } from '../../crypto/masterKey.ts';
import { sealTexts } from '../../crypto/texts.ts';
import { overAllProcesses } from '../../http/guard/limiters.ts';
import { limits } from '../../limits.ts';
import type { SendMail } from '../../notify/mail.ts';
import { refuse } from '../../refusal.ts';
import { chargeMember } from '../member/chargeMember.ts';
import { confirmAddress, setCode, takeTry } from './emailSql.ts';
import { addressPlace, codeMail } from './emailTexts.ts';

interface Request {
  memberId: string;
  address: string;
  /** Of the page that asks. */
  language: Language;
  now: Date;
}

/** Confirms the address of a member by a code of six digits. */
export function createEmailCodes({ db, memberKeys, masterKeys }: AppContext) {
  const hash = createKeyedHash(masterKeys, 'email code');
  const { codesToAddress: points, addressMs: ms } = limits.email;
  const toAddress = overAllProcesses(db)({ name: 'email code', points, ms });
  const hasRoom = (address: string) =>
    toAddress.consume(address.toLowerCase()).then(
      () => true,
      () => false,
    );

  return {
    /**
     * Sends no code to an address that got too many, or that the mail server refuses. The answer is the same in both
     * cases, so that it reveals nothing about the address.
     */
    send: async (mail: SendMail, { memberId, address, language, now }: Request): Promise<void> => {
      await chargeMember(db, { memberId, kind: 'emailCodes', now });
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const texts = await sealTexts(memberKeys, memberId);
      const sealed = texts.seal(address, addressPlace(memberId));
      if (sealed === null) throw refuse('invalid_input', 'body.address: empty');
      const expiresAt = new Date(now.getTime() + limits.email.codeMs);
      await setCode(db, { memberId, sealed, hash: hash.of(`${memberId} ${code}`), expiresAt });
      if (!(await hasRoom(address))) return;
      const outcome = await mail({ id: uuidv7(), to: [address], ...codeMail(code, language) });
      if (outcome.state === 'WAITING') throw refuse('provider_unavailable');
    },

    confirm: async (memberId: string, code: string, now: Date): Promise<void> => {
      const stored = await takeTry(db, memberId, now);
      const isRight = stored !== undefined && hash.matches(`${memberId} ${code}`, stored);
      if (isRight && (await confirmAddress(db, { memberId, hash: stored, at: now }))) return;
      throw refuse('wrong_code');
    },
  };
}
