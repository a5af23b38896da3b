import { type CounselState, isStepBack } from '../../contract/counselCourse.ts';
import { counselStateNames } from '../../contract/counselStateNames.ts';
import type { Language } from '../../contract/language.ts';

/** For a step back. The name of the earlier state would not tell the member that the date is no longer valid. */
const RESCHEDULED: Record<Language, string> = {
  ko: '예약 일시를 다시 정하게 되었어요. 정해지면 알려드릴게요.',
  ja: 'ご予約の日時を決め直すことになりました。決まり次第お知らせします。',
};

/** A locked phone may show it: no clinic, no text, nothing about health. */
export function changeText(
  { from, to }: { from: CounselState; to: CounselState },
  language: Language,
): string {
  if (isStepBack(from, to)) return RESCHEDULED[language];
  return language === 'ja'
    ? `ご相談の状態が変わりました: ${counselStateNames.ja[to]}`
    : `상담 상태가 바뀌었어요: ${counselStateNames.ko[to]}`;
}

/** Does not say "tomorrow", because sending may take hours. */
export const reminderText = (language: Language): string =>
  language === 'ja'
    ? 'ご予約が近づいています。日時をご確認ください。'
    : '예약이 다가오고 있어요. 일시를 확인해 주세요.';

/** For a message of the clinic. */
export const memberMessageText = (language: Language): string =>
  language === 'ja' ? '新しいメッセージが届きました。' : '새 메시지가 도착했어요.';

/** For times that the clinic proposes. */
export const proposalText = (language: Language): string =>
  language === 'ja'
    ? 'ご予約の日時の候補が届きました。ご確認ください。'
    : '예약 시간을 제안받았어요. 확인해 주세요.';

/** For a member who does not log in any more; `days` until the account is deleted. */
export const inactiveText = (language: Language, days: number): string =>
  language === 'ja'
    ? `長い間ご利用がないため、${days}日後に会員情報を削除する予定です。引き続きご利用になる場合は、それまでにログインしてください。`
    : `오랫동안 이용하지 않아 ${days}일 뒤에 회원 정보를 지울 예정이에요. 계속 이용하시려면 그 전에 로그인해 주세요.`;

/** For staff, who work in Korean. */
export const newCounselText = (code: string): string => `새 상담이 들어왔어요 (${code})`;
export const staffMessageText = (code: string): string => `회원이 메시지를 보냈어요 (${code})`;
export const acceptedText = (code: string): string => `회원이 제안한 시간을 확정했어요 (${code})`;
export const waitingCounselText = (code: string): string =>
  `하루가 지나도록 확인하지 않은 상담이 있어요 (${code})`;
export const unusualReadingText = (staff: string, counsels: number): string =>
  `한 시간 동안 상담을 유난히 많이 읽은 계정이 있어요 (${staff}, ${counsels}건). 접속 기록을 확인해 주세요`;
