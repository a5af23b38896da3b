import type { staffReview as korean } from '../ko/staffReview.ts';
import type { Translated } from '../texts.ts';

export const staffReview = {
  none: '該当する口コミはありません',
  statusName: { PENDING: '公開待ち', PUBLISHED: '公開中', BLINDED: '非表示' },
  publish: '公開する',
  published: '口コミを公開しました',
  blind: '30日間非表示にする',
  blinded: '口コミを30日間非表示にしました',
  restore: '再び表示する',
  restored: '口コミを再び表示しました',
  reason: '非表示の理由',
  reasonMissing: '非表示の理由を入力してください',
  until: '{{date}}まで非表示',
  pending: { burst: 'このクリニックに短時間で口コミが集中したため、確認を待っています' },
  reported: '報告あり',
  noReports: '確認待ちの報告はありません',
  reports: '報告{{n}}件',
  reportReason: {
    ADVERTISING: '広告・宣伝',
    PERSONAL_INFORMATION: '個人情報',
    INSULT: '暴言・中傷',
    NO_VISIT: '来院していない',
    WRONG_PHOTOS: '写真の問題',
    OTHER: 'その他',
  },
  keep: 'そのまま残す',
  kept: '口コミを残し、報告を処理しました',
  stale:
    '口コミが変更されたか、新しい報告がありました。最新の内容を読み込みましたのでご確認ください',
  operatorDecides: '公開と非表示は運営者が決めます',
  preview: '{{title}} プレビュー',
  showWhole: '口コミの全文を見る',
} satisfies Translated<typeof korean>;
