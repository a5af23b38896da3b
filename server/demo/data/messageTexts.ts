import type { CounselState } from '../../../contract/plain/counselCourse.ts';
import type { Language } from '../../../contract/plain/language.ts';

interface DemoMessage {
  by: 'member' | 'staff';
  /** Minutes after the counsel came into its state. */
  after: number;
  text: Readonly<Record<Language, string>>;
  /** The clinic writes it in Korean to Japanese members, too: they read a translation. */
  isKorean?: boolean;
}

export interface DemoThread {
  messages: readonly DemoMessage[];
  /** The number of the last message that each side has read. */
  read: { member: number; staff: number };
}

/** What members and clinics write to each other, by the state of the counsel. */
export const messageTexts: Partial<Record<CounselState, DemoThread>> = {
  // The clinic has not read the last message.
  CLINIC_CONFIRMED: {
    messages: [
      {
        by: 'staff',
        after: 4,
        text: {
          ko: '안녕하세요, 상담 신청 잘 받았어요. 오시기 편한 요일과 시간을 두세 가지 알려 주시겠어요?',
          ja: 'こんにちは。ご相談のお申し込みありがとうございます。ご都合のよい曜日とお時間を二、三、教えていただけますか？',
        },
        isKorean: true,
      },
      {
        by: 'member',
        after: 31,
        text: {
          ko: '화요일이나 목요일 오후 6시 이후가 편해요. 토요일 오전도 괜찮아요.',
          ja: '火曜日か木曜日の18時以降だと助かります。土曜日の午前でも大丈夫です。',
        },
      },
      {
        by: 'member',
        after: 33,
        text: {
          ko: '상담만 받으면 시간이 얼마나 걸릴까요?',
          ja: '相談だけの場合、どのくらいの時間がかかりますか？',
        },
      },
    ],
    read: { member: 1, staff: 1 },
  },
  // The member has not read the last message.
  CONSULTATION_APPOINTMENT_CONFIRMED: {
    messages: [
      {
        by: 'staff',
        after: 2,
        text: {
          ko: '말씀하신 시간으로 상담을 예약했어요. 오실 때 신분증을 챙겨 주세요.',
          ja: 'ご希望のお時間で相談のご予約をお取りしました。当日は身分証明書をお持ちください。',
        },
      },
      {
        by: 'member',
        after: 18,
        text: {
          ko: '감사합니다. 혹시 10분쯤 늦으면 어떻게 하면 될까요?',
          ja: 'ありがとうございます。もし10分ほど遅れそうなときは、どうすればよいですか？',
        },
      },
      {
        by: 'staff',
        after: 27,
        text: {
          ko: '여기로 메시지를 남겨 주시면 돼요. 많이 늦어지실 것 같으면 다른 날로 바꿔 드릴게요.',
          ja: 'こちらにメッセージをいただければ大丈夫です。大きく遅れそうなときは、別の日に変更いたします。',
        },
        isKorean: true,
      },
    ],
    read: { member: 1, staff: 2 },
  },
  TREATMENT_COMPLETE: {
    messages: [
      {
        by: 'staff',
        after: 20,
        text: {
          ko: '방문해 주셔서 감사해요. 나눠 드린 안내문을 읽어 보시고, 궁금한 점이 있으면 편하게 물어봐 주세요.',
          ja: 'ご来院ありがとうございました。お渡しした案内をお読みいただき、気になることがあればお気軽にお尋ねください。',
        },
      },
      {
        by: 'member',
        after: 55,
        text: {
          ko: '네, 읽어 볼게요. 영수증을 다시 받을 수 있을까요?',
          ja: 'はい、読んでみます。領収書をもう一度いただくことはできますか？',
        },
      },
      {
        by: 'staff',
        after: 63,
        text: {
          ko: '네, 접수처에서 다시 발급해 드려요. 진료 시간에 들러 주세요.',
          ja: 'はい、受付で再発行いたします。診療時間内にお立ち寄りください。',
        },
        isKorean: true,
      },
      {
        by: 'member',
        after: 70,
        text: { ko: '알겠습니다. 감사합니다.', ja: 'わかりました。ありがとうございます。' },
      },
    ],
    read: { member: 3, staff: 4 },
  },
};
