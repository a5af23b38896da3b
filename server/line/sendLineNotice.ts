import type { AppContext } from '../appContext.ts';
import { openTexts } from '../crypto/texts.ts';
import type { Queryable } from '../db/database.ts';
import { messagePlace } from '../domain/message/messageTexts.ts';
import { openProposals } from '../domain/proposal/proposalRules.ts';
import type { Outcome } from '../lib/outcome.ts';
import { type LineMessage, pushToLine } from './lineApi.ts';
import { type AboutNotice, selectAboutNotice, updateLineState } from './lineNoticeSql.ts';
import type { LineSettings } from './lineSettings.ts';
import { lineStateOf } from './lineStateOf.ts';
import { LINE_TEXTS, timeText } from './lineTexts.ts';
import { acceptData } from './postbackData.ts';

export interface LineNotice {
  /** Of the delivery. */
  id: string;
  text: string;
  url: string;
  /** Null without LINE login, or when the member is no friend of our account. */
  lineUser: string | null;
}

interface Services {
  line: LineSettings;
  memberKeys: AppContext['memberKeys'];
  now: Date;
}

/**
 * Sends one notice to a member. Its text has nothing of a counsel, except for members who agreed to read messages in
 * LINE. For a message of staff it also stores what LINE did with the notice.
 */
export async function sendLineNotice(
  db: Queryable,
  { line, memberKeys, now }: Services,
  notice: LineNotice,
): Promise<Outcome> {
  const { id, lineUser } = notice;
  const about = await selectAboutNotice(db, id, line.issuer);
  const text = about && (await textToRead(memberKeys, about));
  const message = messageOf(notice, { about, text, now });
  const outcome: Outcome =
    lineUser === null
      ? { state: 'SHOWN' }
      : await pushToLine(line, { to: lineUser, messages: [message], key: id });
  if (about?.messageId) {
    const state = lineStateOf(outcome, { isLinked: about.isLinked, isText: text !== null });
    await updateLineState(db, { messageId: about.messageId, state });
  }
  return outcome;
}

/** Null: the member reads it in the app, or there is no text. */
async function textToRead(
  memberKeys: AppContext['memberKeys'],
  { memberId, messageId, sealed, readsInLine }: AboutNotice,
): Promise<string | null> {
  if (!(readsInLine && messageId !== null && sealed !== null)) return null;
  return (await openTexts(memberKeys, memberId)).open(sealed, messagePlace(messageId));
}

interface Known {
  about: AboutNotice | undefined;
  text: string | null | undefined;
  now: Date;
}

function messageOf(notice: LineNotice, { about, text, now }: Known): LineMessage {
  const plain: LineMessage = { type: 'text', text: `${notice.text}\n${notice.url}` };
  if (!about) return plain;
  if (text) return { type: 'text', text: `${text}\n\n${about.code}\n${notice.url}` };
  const proposals = about.proposals && openProposals(about.proposals, now);
  return proposals ? proposalButtons(notice, { ...about, proposals }) : plain;
}

/** A button for each proposed time. `altText`, which a locked phone shows, is the notice only. */
function proposalButtons(
  { text, url }: LineNotice,
  { counselId, language, proposals }: AboutNotice & { proposals: { id: string; at: string }[] },
): LineMessage {
  const times = proposals.map((proposal) => {
    const label = timeText(new Date(proposal.at), language);
    const data = acceptData(counselId, proposal);
    return { type: 'postback' as const, label, displayText: label, data };
  });
  const open = { type: 'uri' as const, label: LINE_TEXTS.openApp[language], uri: url };
  return {
    type: 'template',
    altText: `${text}\n${url}`,
    template: {
      type: 'buttons',
      text: `${text}\n${LINE_TEXTS.koreanTime[language]}`,
      actions: [...times, open],
    },
  };
}
