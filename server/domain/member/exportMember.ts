import type { AppContext } from '../../appContext.ts';
import { openTexts } from '../../crypto/texts.ts';
import { RowJson } from '../../db/rowJson.ts';
import { openWith } from '../../line/storeLineEvents.ts';
import { contentPlace, openDetails, openHistory } from '../counsel/texts/counselTexts.ts';
import { addressPlace } from '../email/emailSql.ts';
import { messagePlace } from '../message/messageTexts.ts';
import { openSubscription } from '../notice/pushSubscriptions.ts';
import { translationPlace } from '../translation/createTranslations.ts';
import {
  type MemberExport,
  type StoredExportCounsel,
  type StoredExportLineEvent,
  type StoredExportMessage,
  type StoredExportPush,
  type StoredExportTranslation,
  selectExport,
} from './memberExportSql.ts';

/** All data about a member, with the texts of counsels, messages and translations opened. */
export async function exportMember(
  { db, memberKeys }: Pick<AppContext, 'db' | 'memberKeys'>,
  memberId: string,
): Promise<Record<string, unknown> | undefined> {
  const exported = await selectExport(db, memberId);
  if (!exported) return undefined;
  const texts = await openTexts(memberKeys, memberId);
  return {
    ...exported,
    email: openAddress(exported.email),
    emailWaiting: openAddress(exported.emailWaiting),
    counsels: openAll(exported.counsels),
    messages: openMessages(exported.messages),
    lineEvents: openLineEvents(exported.lineEvents),
    translations: openTranslations(exported.translations),
    pushSubscriptions: openPushSubscriptions(exported.pushSubscriptions),
  };

  function openAddress(sealed: string | null) {
    return sealed && texts.open(sealed, addressPlace(memberId));
  }
  async function* openAll(rows: MemberExport['counsels']) {
    for await (const { json } of rows) {
      const { content, details, history, ...rest }: StoredExportCounsel = JSON.parse(json);
      const opened = {
        ...rest,
        content: texts.read(content, contentPlace(rest.id), rest.language),
        details: openDetails(details, texts, rest.id),
        history: openHistory(history, texts, rest.language),
      };
      yield new RowJson<unknown>(JSON.stringify(opened));
    }
  }
  async function* openMessages(rows: MemberExport['messages']) {
    for await (const { json } of rows) {
      const { sealed, language, ...rest }: StoredExportMessage = JSON.parse(json);
      const text = texts.read({ plain: null, sealed }, messagePlace(rest.id), language);
      yield new RowJson<unknown>(JSON.stringify({ ...rest, text }));
    }
  }
  async function* openLineEvents(rows: MemberExport['lineEvents']) {
    for await (const { json } of rows) {
      const { id, sealed, ...rest }: StoredExportLineEvent = JSON.parse(json);
      const message = openWith(texts, { id, sealed })?.message;
      const text = message?.type === 'text' ? message.text : '';
      yield new RowJson<unknown>(JSON.stringify({ ...rest, text }));
    }
  }
  async function* openTranslations(rows: MemberExport['translations']) {
    for await (const { json } of rows) {
      const { sealed, ...rest }: StoredExportTranslation = JSON.parse(json);
      const stored = { plain: null, sealed };
      const text = texts.read(stored, translationPlace(rest.id), rest.language);
      yield new RowJson<unknown>(JSON.stringify({ ...rest, text }));
    }
  }
  async function* openPushSubscriptions(rows: MemberExport['pushSubscriptions']) {
    for await (const { json } of rows) {
      const { family_id: familyId, sealed, ...rest }: StoredExportPush = JSON.parse(json);
      const endpoint = openSubscription(texts, { familyId, sealed })?.endpoint ?? null;
      yield new RowJson<unknown>(JSON.stringify({ ...rest, endpoint }));
    }
  }
}
