import { randomInt } from 'node:crypto';
import type { RateLimiterRes } from 'rate-limiter-flexible';
import { uuidv7 } from 'uuidv7';
import type { Language } from '../../../contract/plain/language.ts';
import type { AppContext } from '../../appContext.ts';
import { createKeyedHash } from '../../crypto/masterKey.ts';
import { openTexts, sealTexts } from '../../crypto/texts.ts';
import { overAllProcesses } from '../../http/guard/limiters.ts';
import { MAY_HAVE_ARRIVED, type Outcome } from '../../lib/outcome.ts';
import { limits } from '../../limits/limits.ts';
import type { Mailer } from '../../notify/mail.ts';
import { refuse } from '../../refusal.ts';
import { chargeMember } from '../member/chargeMember.ts';
import { codeMail } from './codeMail.ts';
import {
  addressPlace,
  confirmAddress,
  restoreCode,
  selectCode,
  setCode,
  takeTry,
} from './emailSql.ts';

interface Request {
  memberId: string;
  address: string;
  /** Of the page that asks. */
  language: Language;
  now: Date;
}

const mayArrive = (outcome: Outcome) =>
  outcome.state === 'SENT' || (outcome.state === 'WAITING' && outcome.problem === MAY_HAVE_ARRIVED);

/** Confirms the address of a member by a code of six digits. */
export function createEmailCodes({ db, memberKeys, masterKeys }: AppContext) {
  const hash = createKeyedHash(masterKeys, 'email code');
  const { codesToAddress: points, addressMs: ms } = limits.email;
  const toAddress = overAllProcesses(db)({ name: 'email code', points, ms });

  /** Counts a code to this address before it is sent. `takeBack`: it surely did not arrive, so it does not count. */
  const countCode = async (address: string) => {
    const key = address.toLowerCase();
    const at = Date.now();
    const { consumedPoints, msBeforeNext } = await toAddress
      .consume(key)
      .catch((full: RateLimiterRes) => full);
    const takeBack = async () => {
      // After that time another count has begun. It would have room for one code more.
      if (Date.now() < at + msBeforeNext) await toAddress.reward(key);
    };
    return { hasRoom: consumedPoints <= points, takeBack };
  };

  /** The hash of the code that this address waits for. */
  const formerCode = async ({ memberId, address, now }: Request): Promise<string | null> => {
    const waiting = await selectCode(db, memberId, now);
    if (!waiting) return null;
    const texts = await openTexts(memberKeys, memberId);
    return texts.open(waiting.sealed, addressPlace(memberId)) === address ? waiting.hash : null;
  };

  return {
    /**
     * Answers when the mail server has taken the login, before it knows the address, and sends the code afterwards. So
     * neither the answer nor its time tells whether the mailbox exists. The same for an address that got too many codes,
     * to which nothing is sent. A code that is surely not sent ends no other one of the address, and does not count.
     */
    send: async (mailer: Mailer, request: Request): Promise<void> => {
      const { memberId, address, language, now } = request;
      await chargeMember(db, { memberId, kind: 'emailCodes', now });
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const texts = await sealTexts(db, memberKeys, memberId);
      const sealed = texts.seal(address, addressPlace(memberId));
      if (sealed === null) throw refuse('invalid_input', 'body.address: empty');
      const { hasRoom, takeBack } = await countCode(address);
      const to = hasRoom ? [address] : [];
      const mail = { id: uuidv7(), to, ...codeMail(code, language) };
      const isBegun = await mailer.sendLater(mail, async () => {
        const former = await formerCode(request);
        const codeHash = hash.of(`${memberId} ${code}`);
        const expiresAt = new Date(now.getTime() + limits.email.codeMs);
        await setCode(db, { memberId, sealed, hash: codeHash, expiresAt });
        return async (outcome) => {
          if (mayArrive(outcome)) return;
          await takeBack();
          if (former !== null) await restoreCode(db, { memberId, hash: codeHash, former });
        };
      });
      if (isBegun) return;
      await takeBack();
      throw refuse('provider_unavailable');
    },

    confirm: async (memberId: string, code: string, now: Date): Promise<void> => {
      const stored = await takeTry(db, memberId, now);
      const isRight = stored !== undefined && hash.matches(`${memberId} ${code}`, stored);
      if (isRight && (await confirmAddress(db, { memberId, hash: stored, at: now }))) return;
      throw refuse('wrong_code');
    },
  };
}
