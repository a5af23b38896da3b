import type { CounselState } from '../plain/counselCourse.ts';
import type { Language } from '../plain/language.ts';
import type { NoticeKind } from '../plain/noticeKinds.ts';
import { WARNING_DAYS } from '../plain/retention.ts';
import { counselStateNames } from './counselStateNames.ts';

/** Their sentences name the state. */
type Moved = 'CHANGE' | 'COMPLETED';

/**
 * The other kinds. No sentence says "today", "tomorrow" or "in a moment": sending may take hours, and the last reminder
 * of an appointment in the morning leaves the evening before.
 */
const TEXTS: Readonly<Record<Language, Readonly<Record<Exclude<NoticeKind, Moved>, string>>>> = {
  ko: {
    RESCHEDULED: '예약 일시를 다시 정하게 되었어요. 정해지면 알려드릴게요.',
    MOVED: '예약 일시가 바뀌었어요. 확인해주세요.',
    PROPOSAL: '예약 시간을 제안받았어요. 확인해주세요.',
    MESSAGE: '새 메시지가 도착했어요.',
    REMINDER_DAY: '예약이 다가오고 있어요. 일시를 확인해주세요.',
    REMINDER_SOON: '예약 시간이 다가오고 있어요. 일시와 오시는 길을 확인해주세요.',
    INACTIVE: `오랫동안 이용하지 않아 ${WARNING_DAYS}일 뒤에 회원 정보를 지울 예정이에요. 계속 이용하시려면 그 전에 로그인해주세요.`,
    REVIEW: '작성하신 리뷰의 공개 상태가 바뀌었어요. 확인해주세요.',
  },
  ja: {
    RESCHEDULED: 'ご予約の日時を決め直すことになりました。決まり次第お知らせします。',
    MOVED: 'ご予約の日時が変わりました。ご確認ください。',
    PROPOSAL: 'ご予約の日時の候補が届きました。ご確認ください。',
    MESSAGE: '新しいメッセージが届きました。',
    REMINDER_DAY: 'ご予約が近づいています。日時をご確認ください。',
    REMINDER_SOON: 'ご予約の時間が近づいています。日時と行き方をご確認ください。',
    INACTIVE: `長い間ご利用がないため、${WARNING_DAYS}日後に会員情報を削除する予定です。引き続きご利用になる場合は、それまでにログインしてください。`,
    REVIEW: 'ご投稿の口コミの公開状態が変わりました。ご確認ください。',
  },
};

/** The link of the notice leads to the page of the counsel, whose main button is then the review. */
const AFTER_VISIT: Readonly<Record<Language, string>> = {
  ko: '. 리뷰를 남길 수 있어요.',
  ja: '。口コミをご投稿いただけます。',
};

/** For a kind that this build does not know, because the server is newer, and for a change without its state. */
const OTHER: Readonly<Record<Language, string>> = {
  ko: '새로운 소식이 있어요. 확인해주세요.',
  ja: '新しいお知らせがあります。ご確認ください。',
};

/**
 * The sentence of a notice, in the app and in every channel. A locked phone may show it, so it has no clinic, no text
 * of a person and nothing about health (AMB-110).
 */
export function noticeText(
  { kind, state }: { kind: NoticeKind; state: CounselState | null },
  language: Language,
): string {
  if (kind !== 'CHANGE' && kind !== 'COMPLETED') return TEXTS[language][kind] ?? OTHER[language];
  if (state === null) return OTHER[language];
  const name = counselStateNames[language][state];
  const changed =
    language === 'ja' ? `ご相談の状態が変わりました：${name}` : `상담 상태가 바뀌었어요: ${name}`;
  return kind === 'COMPLETED' ? changed + AFTER_VISIT[language] : changed;
}
