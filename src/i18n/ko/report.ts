import type { ReportReason } from '../../../contract/report.ts';

export const report = {
  report: '신고하기',
  named: '{{name}} 신고하기',
  title: '리뷰 신고하기',
  lead: '어떤 점이 문제인가요? 누가 신고했는지는 작성자와 의원에 알리지 않아요.',
  reason: {
    ADVERTISING: '광고나 홍보를 위한 글이에요',
    PERSONAL_INFORMATION: '개인정보가 드러나 있어요',
    INSULT: '욕설이나 비방이 있어요',
    NO_VISIT: '이 의원을 이용하고 쓴 글이 아닌 것 같아요',
    WRONG_PHOTOS: '사진이 실제와 다르거나 다른 사람의 사진이에요',
    OTHER: '그 밖의 문제가 있어요',
  } satisfies Record<ReportReason, string>,
  own: '내가 쓴 리뷰는 신고할 수 없어요',
  done: '신고를 접수했어요. 운영팀이 확인해요',
} as const;
