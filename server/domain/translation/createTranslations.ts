import { setTimeout as wait } from 'node:timers/promises';
import { uuidv7 } from 'uuidv7';
import { TRANSLATION_CONSENT_VERSION } from '../../../contract/plain/consent.ts';
import type { Language } from '../../../contract/plain/language.ts';
import { isForeign } from '../../../contract/plain/languageOfText.ts';
import type { Translations } from '../../../contract/translation.ts';
import type { AppContext } from '../../appContext.ts';
import type { TextPlace } from '../../crypto/seal.ts';
import { type OpenTexts, openTexts, sealTexts } from '../../crypto/texts.ts';
import { limits } from '../../limits/limits.ts';
import type { Translator } from '../../translate/translator.ts';
import { contentPlace, reasonPlace } from '../counsel/texts/counselTexts.ts';
import { takeBackCharge, tryCharge } from '../member/chargeMember.ts';
import { lockMember } from '../member/memberSql.ts';
import { messagePlace } from '../message/messageTexts.ts';
import { selectTranslationConsent } from './translationConsentSql.ts';
import { charactersOf, isTooLong, requestsOf } from './translationRules.ts';
import {
  areUnderWay,
  deleteReservations,
  insertReservations,
  type Original,
  saveTranslations,
  selectBookedText,
  selectMessageTexts,
  selectReasons,
} from './translationSql.ts';

interface Reading {
  counselId: string;
  memberId: string;
  language: Language;
  /** The member reads what the clinic wrote; staff read everything, also what colleagues wrote. */
  side: 'member' | 'staff';
  /** False for operators: they read stored translations, and nothing is sent to the provider for them. */
  maySend: boolean;
  now: Date;
}

/** A text in another language than the reader's, opened. */
interface Foreign extends Pick<Original, 'number' | 'id'> {
  text: string;
  translation: Translations['data'][number] | null;
}

type State = Translations['state'];

const { perAnswer, waitMs, lookMs, givenUpMs } = limits.translations;

export const translationPlace = (id: string) => ({ table: 'translation', id, column: 'text' });

/** Translates the texts of a counsel for a reader, each once per language, and keeps the result with the member's key. */
export function createTranslations(
  { db, memberKeys }: Pick<AppContext, 'db' | 'memberKeys'>,
  translator: Translator | null,
) {
  return async (reading: Reading): Promise<Translations> => {
    const consent = await selectTranslationConsent(db, reading.memberId);
    if (!consent?.agreed) return { data: [], state: translator ? 'no_consent' : 'done' };
    const missing = (await selectForeign(reading)).filter(({ translation }) => !translation);
    const state =
      missing.length > 0 && translator && reading.maySend
        ? await translateAll(missing, reading, translator)
        : 'done';
    const foreign = await selectForeign(reading);
    return { data: foreign.flatMap(({ translation }) => translation ?? []), state };
  };

  async function selectForeign(reading: Reading): Promise<Foreign[]> {
    const { side, memberId, language } = reading;
    const by = side === 'member' ? 'staff' : null;
    const originals = [
      ...(side === 'staff' ? await selectBookedText(db, reading) : []),
      ...(await selectMessageTexts(db, { ...reading, by, limit: perAnswer })),
      ...(await selectReasons(db, { ...reading, isByStaff: side === 'member' })),
    ];
    const texts = await openTexts(memberKeys, memberId);
    return originals.flatMap((original) => {
      const { number, id } = original;
      const text = textOf(original, texts);
      if (!text || !isForeign(text, language)) return [];
      return [{ number, id, text, translation: translationOf(original, texts) }];
    });
  }

  async function translateAll(
    missing: readonly Foreign[],
    reading: Reading,
    provider: Translator,
  ): Promise<State> {
    for (const texts of requestsOf(missing.filter(({ text }) => !isTooLong(text)))) {
      const state = await translateTogether(texts, reading, provider);
      if (state !== 'done') return state;
    }
    return missing.some(({ text }) => isTooLong(text)) ? 'limit' : 'done';
  }

  /** Sends the texts that no other reader has reserved, and waits for the others. */
  async function translateTogether(
    texts: readonly Foreign[],
    reading: Reading,
    provider: Translator,
  ): Promise<State> {
    const reservations = await reserve(texts, reading);
    if (reservations === null) return 'no_consent';
    const state =
      reservations.length > 0 ? await translate(reservations, reading, provider) : 'done';
    if (state !== 'done') return state;
    const others = texts.filter(({ id }) => !reservations.some(({ original }) => original === id));
    return (await areMade(others, reading)) ? 'done' : 'unavailable';
  }

  /** Null: the member has not agreed to the present text of the consent. */
  async function reserve(texts: readonly Foreign[], reading: Reading) {
    const { memberId, now } = reading;
    const wanted = texts.map(({ id, number, text }) => ({
      id: uuidv7(),
      messageId: number === 0 ? null : id,
      original: id,
      text,
    }));
    const reserved = await db.transaction(async (tx) => {
      await lockMember(tx, memberId);
      const consent = await selectTranslationConsent(tx, memberId);
      if (!consent?.agreed || consent.version !== TRANSLATION_CONSENT_VERSION) return null;
      return insertReservations(tx, {
        ...reading,
        reservations: wanted,
        at: now,
        givenUpBefore: givenUpBefore(now),
      });
    });
    return reserved && wanted.filter(({ id }) => reserved.includes(id));
  }

  async function translate(
    reservations: readonly { id: string; text: string }[],
    { memberId, language, now }: Reading,
    provider: Translator,
  ): Promise<State> {
    const ids = reservations.map(({ id }) => id);
    const texts = reservations.map(({ text }) => text);
    const charge = { memberId, kind: 'translations', bytes: charactersOf(texts), now } as const;
    if (!(await tryCharge(db, charge))) {
      await deleteReservations(db, ids);
      return 'limit';
    }
    const made = await provider.translate(texts, language);
    if (!('texts' in made)) {
      await deleteReservations(db, ids);
      if (!made.mayCost) await takeBackCharge(db, charge);
      return 'unavailable';
    }
    const { seal } = await sealTexts(db, memberKeys, memberId);
    const sealed = ids.map((id, index) => ({
      id,
      sealed: seal(made.texts[index] ?? '', translationPlace(id)),
    }));
    await saveTranslations(db, sealed, { model: made.model, at: now });
    return 'done';
  }

  /** Waits for another reader that has reserved these. False: it was not successful. */
  async function areMade(texts: readonly Foreign[], reading: Reading): Promise<boolean> {
    if (texts.length === 0) return true;
    const ids = texts.map(({ id }) => id);
    const about = { ...reading, givenUpBefore: givenUpBefore(reading.now) };
    const start = performance.now();
    while (await areUnderWay(db, ids, about)) {
      if (performance.now() - start > waitMs) return false;
      await wait(lookMs);
    }
    const left = (await selectForeign(reading)).filter(({ id }) => ids.includes(id));
    return left.every(({ translation }) => translation !== null);
  }
}

const givenUpBefore = (now: Date) => new Date(now.getTime() - givenUpMs);

function textOf({ number, id, text }: Original, texts: OpenTexts): string | null {
  if (text.plain || text.sealed === null) return text.plain;
  return texts.open(text.sealed, placeOf({ number, id }));
}

function placeOf({ number, id }: Pick<Original, 'number' | 'id'>): TextPlace {
  if (number === null) return reasonPlace(id);
  return number === 0 ? contentPlace(id) : messagePlace(id);
}

function translationOf(
  { number, id, translation }: Original,
  texts: OpenTexts,
): Translations['data'][number] | null {
  if (!translation?.sealed) return null;
  const text = texts.open(translation.sealed, translationPlace(translation.id));
  if (text === null) return null;
  return { number, ...(number === null && { reasonId: id }), text, at: translation.at };
}
