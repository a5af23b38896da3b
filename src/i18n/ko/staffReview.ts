import type { ReportReason } from '../../../contract/report.ts';

/** Texts of the desk of reviews. */
export const staffReview = {
  none: '해당하는 리뷰가 없어요',
  statusName: { PENDING: '공개 대기', PUBLISHED: '공개 중', BLINDED: '숨김' },
  publish: '공개하기',
  published: '리뷰를 공개했어요',
  blind: '30일 숨기기',
  blinded: '리뷰를 30일 동안 숨겼어요',
  restore: '숨김 해제',
  restored: '리뷰를 다시 공개했어요',
  reason: '숨기는 이유',
  reasonMissing: '숨기는 이유를 적어주세요',
  until: '{{date}}까지 숨김',
  pending: { burst: '이 의원에 짧은 시간 동안 리뷰가 몰려서 확인을 기다리고 있어요' },
  reported: '신고됨',
  noReports: '확인할 신고가 없어요',
  reports: '신고 {{n}}건',
  reportReason: {
    ADVERTISING: '광고·홍보',
    PERSONAL_INFORMATION: '개인정보',
    INSULT: '욕설·비방',
    NO_VISIT: '이용하지 않음',
    WRONG_PHOTOS: '사진 문제',
    OTHER: '기타',
  } satisfies Record<ReportReason, string>,
  keep: '유지하기',
  kept: '리뷰를 유지하고 신고를 처리했어요',
  stale: '그사이 리뷰가 바뀌었거나 새로 신고됐어요. 새 내용을 불러왔으니 확인해주세요',
  operatorDecides: '공개와 숨김은 운영자가 정해요',
  preview: '{{title}} 미리보기',
  showWhole: '리뷰 전체 보기',
} as const;
