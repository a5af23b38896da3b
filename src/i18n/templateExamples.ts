import type { TemplateForm } from '../../contract/staff/staffTemplate.ts';

/** The first templates of a clinic, for the clinic to edit. Members read them in their own language. */
export const TEMPLATE_EXAMPLES: readonly TemplateForm[] = [
  {
    name: '첫 답변',
    text: '안녕하세요. 상담을 신청해주셔서 감사합니다. 원하시는 날짜와 시간을 알려주시면 예약을 도와드릴게요.',
    textJa:
      'お申し込みありがとうございます。ご希望の日時をお知らせいただければ、ご予約を承ります。',
  },
  {
    name: '비용',
    text: '정확한 비용은 상담 후 안내해드려요. 가격표는 의원 페이지에서 보실 수 있어요.',
    textJa:
      '正確な料金は、ご相談のあとにご案内いたします。料金表はクリニックのページでご覧いただけます。',
  },
  {
    name: '오시는 날',
    text: '{이름}님, {일시}에 예약되어 있어요. 10분 전까지 와주세요. 신분증을 가져와주세요.',
    textJa:
      '{名前}様、{日時}にご予約をいただいております。10分前までにお越しください。パスポートをお持ちください。',
  },
];
