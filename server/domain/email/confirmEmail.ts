import { randomInt } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Language } from '../../../contract/plain/language.ts';
import type { AppContext } from '../../appContext.ts';
import { createKeyedHash } from '../../crypto/masterKey.ts';
import { openTexts, sealTexts } from '../../crypto/texts.ts';
import { overAllProcesses } from '../../http/guard/limiters.ts';
import { MAY_HAVE_ARRIVED, type Outcome } from '../../lib/outcome.ts';
import { limits } from '../../limits/limits.ts';
import type { SendMail } from '../../notify/mail.ts';
import { refuse } from '../../refusal.ts';
import { chargeMember } from '../member/chargeMember.ts';
import { codeMail } from './codeMail.ts';
import { addressPlace, confirmAddress, selectEmail, setCode, takeTry } from './emailSql.ts';

interface Request {
  memberId: string;
  address: string;
  /** Of the page that asks. */
  language: Language;
  now: Date;
}

/** The address got too many codes. */
const NOT_SENT: Outcome = { state: 'FAILED', problem: 'too many codes' };

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

  const waitsFor = async ({ memberId, address, now }: Request): Promise<boolean> => {
    const { waiting } = await selectEmail(db, memberId, now);
    if (waiting === null) return false;
    const texts = await openTexts(memberKeys, memberId);
    return texts.open(waiting, addressPlace(memberId)) === address;
  };

  return {
    /**
     * Sends no code to an address that got too many, or that the mail server refuses. The answer is the same in both
     * cases, so that it reveals nothing about the address. A code that is surely not sent replaces no other one of the
     * address.
     */
    send: async (mail: SendMail, request: Request): Promise<void> => {
      const { memberId, address, language, now } = request;
      await chargeMember(db, { memberId, kind: 'emailCodes', now });
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const texts = await sealTexts(db, memberKeys, memberId);
      const sealed = texts.seal(address, addressPlace(memberId));
      if (sealed === null) throw refuse('invalid_input', 'body.address: empty');
      const outcome = (await hasRoom(address))
        ? await mail({ id: uuidv7(), to: [address], ...codeMail(code, language) })
        : NOT_SENT;
      const isBusy = outcome.state === 'WAITING';
      const mayArrive =
        outcome.state === 'SENT' || (isBusy && outcome.problem === MAY_HAVE_ARRIVED);
      if (mayArrive || (!isBusy && !(await waitsFor(request)))) {
        const expiresAt = new Date(now.getTime() + limits.email.codeMs);
        await setCode(db, { memberId, sealed, hash: hash.of(`${memberId} ${code}`), expiresAt });
      }
      if (isBusy) throw refuse('provider_unavailable');
    },

    confirm: async (memberId: string, code: string, now: Date): Promise<void> => {
      const stored = await takeTry(db, memberId, now);
      const isRight = stored !== undefined && hash.matches(`${memberId} ${code}`, stored);
      if (isRight && (await confirmAddress(db, { memberId, hash: stored, at: now }))) return;
      throw refuse('wrong_code');
    },
  };
}
