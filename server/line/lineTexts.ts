import dayjs from 'dayjs';
import 'dayjs/locale/ja.js';
import 'dayjs/locale/ko.js';
import utc from 'dayjs/plugin/utc.js';
import type { Language } from '../../contract/plain/language.ts';
import { MESSAGE_LENGTH } from '../../contract/plain/limits.ts';

dayjs.extend(utc);

type Sentence = Record<Language, string>;

/** `2,000`, in both languages. */
const LONGEST = MESSAGE_LENGTH.toLocaleString('en-US');

/** What the account answers by itself in the chat. Nothing about health, no clinic, no treatment (AMB-110). */
export const LINE_TEXTS = {
  whichCounsel: {
    ko: '어느 상담에 전할까요? 아래에서 상담 번호를 골라주세요.',
    ja: 'どのご相談に送りますか。下から相談番号をお選びください。',
  },
  passedOn: { ko: '고르신 상담에 전했어요.', ja: '選択したご相談にお送りしました。' },
  nothingWaits: {
    ko: '전할 메시지가 남아 있지 않아요. 다시 보내주세요.',
    ja: '送るメッセージがありません。もう一度お送りください。',
  },
  noCounsel: {
    ko: '메시지를 전할 상담을 찾지 못했어요. 아래에서 상담 내역을 확인해주세요.',
    ja: 'メッセージを送れるご相談が見つかりません。相談履歴をご確認ください。',
  },
  bookedLater: {
    ko: '그 상담을 신청하기 전에 보내신 메시지는 전하지 않았어요. 필요하면 다시 보내주세요.',
    ja: 'そのご相談を申し込む前のメッセージは送っていません。必要な場合は、もう一度お送りください。',
  },
  consent: {
    ko: '동의가 필요해서 메시지를 전하지 못했어요. 아래에서 확인해주세요.',
    ja: '同意が必要なため、メッセージを送れませんでした。下のページでご確認ください。',
  },
  dayLimit: {
    ko: '오늘 보낼 수 있는 메시지를 모두 보냈어요. 내일 다시 보내주세요.',
    ja: '本日送れるメッセージの上限に達しました。明日もう一度お送りください。',
  },
  tooLong: {
    ko: `한 번에 ${LONGEST}자까지 보낼 수 있어요. 나누어서 다시 보내주세요.`,
    ja: `一度に送れるのは${LONGEST}文字までです。分けてもう一度お送りください。`,
  },
  badPhoto: {
    ko: '사진을 열 수 없어 전하지 못했어요. 다른 사진을 보내주세요.',
    ja: '写真を開けず、送れませんでした。別の写真をお送りください。',
  },
  otherKind: {
    ko: '글, 사진, 스티커만 전할 수 있어요. 글이나 사진으로 보내주세요.',
    ja: '送れるのは文章、写真、スタンプのみです。文章か写真でお送りください。',
  },
  notReceived: {
    ko: '보내주신 내용을 전하지 못했어요. 아래에서 다시 보내주세요.',
    ja: 'お送りいただいた内容を届けられませんでした。下のページからもう一度お送りください。',
  },
  erased: {
    ko: '동의를 철회하실 때 아직 전하지 않은 메시지도 지웠어요. 다른 상담에 보내려던 내용이면 다시 보내주세요.',
    ja: '同意の取り消しにともない、まだお送りしていないメッセージも削除しました。別のご相談への内容でしたら、もう一度お送りください。',
  },
  expired: {
    ko: '일주일 동안 상담을 고르지 않으셔서, 보내신 메시지를 전하지 않고 지웠어요. 필요하면 다시 보내주세요.',
    ja: '1週間お選びがなかったため、お預かりしていたメッセージはお送りせずに削除しました。必要な場合は、もう一度お送りください。',
  },
  slotFull: {
    ko: '그 시간은 마감됐어요. 다른 시간을 골라주세요.',
    ja: 'その時間は予約が埋まりました。別の時間をお選びください。',
  },
  notOpen: {
    ko: '그 시간은 이제 고를 수 없어요. 아래에서 일정을 확인해주세요.',
    ja: 'その時間は選べなくなりました。下のページで日程をご確認ください。',
  },
  unknownButton: {
    ko: '이 버튼은 이제 쓸 수 없어요. 아래에서 확인해주세요.',
    ja: 'このボタンはもう使えません。下のページでご確認ください。',
  },
  openApp: { ko: '앱에서 보기', ja: 'アプリで見る' },
  koreanTime: { ko: '한국 시간이에요.', ja: '韓国時間です。' },
} as const satisfies Record<string, Sentence>;

/** A person who never logged in with LINE has no language here. */
export const STRANGER_TEXT =
  'LINEでログインした会員のメッセージのみ、クリニックにお届けできます。今回のメッセージは届いていません。' +
  'お手数ですが、相談を申し込んだ方法でログインし、下のページからお送りください。\n\n' +
  '라인으로 로그인한 회원의 메시지만 의원에 전할 수 있어서, 이 메시지는 전하지 못했어요. ' +
  '상담을 신청할 때와 같은 방법으로 로그인해 아래 페이지에서 보내주세요.';

export const passedOnText = (code: string, language: Language): string =>
  language === 'ja'
    ? `相談番号 ${code} のご相談にお送りしました。別のご相談に送るときは、相談番号も書いてください。`
    : `상담 번호 ${code}에 전했어요. 다른 상담에 전하려면 상담 번호도 적어주세요.`;

export const confirmedText = (at: Date, language: Language): string =>
  language === 'ja'
    ? `ご予約が確定しました: ${timeText(at, language)}（韓国時間）`
    : `예약이 확정됐어요: ${timeText(at, language)} (한국 시간)`;

/** A sticker becomes a note in the thread, because its picture belongs to LINE. */
export function stickerNote(
  { keywords = [], text }: { keywords?: string[] | undefined; text?: string | undefined },
  language: Language,
): string {
  const name = language === 'ja' ? 'LINEスタンプ' : 'LINE 스티커';
  const shown = text?.trim() || keywords.slice(0, 3).join(', ');
  return shown === '' ? `[${name}]` : `[${name}: ${shown}]`;
}

const TIME: Sentence = { ko: 'M월 D일(dd) A h:mm', ja: 'M月D日(dd) HH:mm' };
const DAY: Sentence = { ko: 'M월 D일', ja: 'M月D日' };

/** The time in Korea, in at most 20 letters, because a button of LINE has no more. */
export const timeText = (at: Date, language: Language): string =>
  inKorea(at, language).format(TIME[language]);

/** The day of a booking, for a button that names a counsel. */
export const dayText = (at: Date, language: Language): string =>
  inKorea(at, language).format(DAY[language]);

const inKorea = (at: Date, language: Language) => dayjs.utc(at).add(9, 'hour').locale(language);
