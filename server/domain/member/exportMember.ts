import type { AppContext } from '../../appContext.ts';
import { openTexts } from '../../crypto/texts.ts';
import { RowJson } from '../../db/rowJson.ts';
import { openWith } from '../../line/storeLineEvents.ts';
import { contentPlace, openDetails, openHistory } from '../counsel/texts/counselTexts.ts';
import { addressPlace } from '../email/emailSql.ts';
import { messagePlace } from '../message/messageTexts.ts';
import { openSubscription } from '../notice/pushSubscriptions.ts';
import { translationPlace } from '../translation/createTranslations.ts';
import { selectExport } from './memberExportSql.ts';

/** All data about a member, with the texts of counsels, messages and translations opened. */
export async function exportMember(
  { db, memberKeys }: Pick<AppContext, 'db' | 'memberKeys'>,
  memberId: string,
): Promise<Record<string, unknown> | undefined> {
  const exported = await selectExport(db, memberId);
  if (!exported) return undefined;
  const texts = await openTexts(memberKeys, memberId);
  const openAddress = (sealed: string | null) =>
    sealed && texts.open(sealed, addressPlace(memberId));
  return {
    ...exported,
    email: openAddress(exported.email),
    emailWaiting: openAddress(exported.emailWaiting),
    counsels: opened(exported.counsels, ({ content, details, history, ...rest }) => ({
      ...rest,
      content: texts.read(content, contentPlace(rest.id), rest.language),
      details: openDetails(details, texts, rest.id),
      history: openHistory(history, texts, rest.language),
    })),
    messages: opened(exported.messages, ({ sealed, language, ...rest }) => ({
      ...rest,
      text: texts.read({ plain: null, sealed }, messagePlace(rest.id), language),
    })),
    lineEvents: opened(exported.lineEvents, ({ id, sealed, ...rest }) => {
      const message = openWith(texts, { id, sealed })?.message;
      return { ...rest, text: message?.type === 'text' ? message.text : '' };
    }),
    translations: opened(exported.translations, ({ sealed, ...rest }) => ({
      ...rest,
      text: texts.read({ plain: null, sealed }, translationPlace(rest.id), rest.language),
    })),
    pushSubscriptions: opened(exported.pushSubscriptions, ({ family_id, sealed, ...rest }) => ({
      ...rest,
      endpoint: openSubscription(texts, { familyId: family_id, sealed })?.endpoint ?? null,
    })),
  };
}

/** The rows with their texts opened. */
async function* opened<Row>(
  rows: AsyncGenerator<RowJson<Row>>,
  open: (row: Row) => unknown,
): AsyncGenerator<RowJson<unknown>> {
  for await (const { json } of rows) {
    yield new RowJson(JSON.stringify(open(JSON.parse(json))));
  }
}
