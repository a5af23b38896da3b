import type { Texts } from '../texts.ts';
import { consentText } from './consentText.ts';

export const consent = {
  title: '相談予約のための同意',
  lead: '以下の項目に同意すると、{{clinic}}に相談を予約できます',
  thisClinic: '相談を申し込むクリニック',
  all: 'すべてに同意する',
  collection: '個人情報の収集と利用に同意する（必須）',
  health: '健康に関する情報の取り扱いに同意する（必須）',
  handover: '相談先クリニックへの情報提供に同意する（必須）',
  details: '詳しく見る',
  purpose: '利用目的',
  items: '項目',
  receiver: '提供先',
  period: '保管期間',
  text: consentText,
  freedom:
    '同意しなくても他の機能はそのまま利用できますが、相談は予約できません。同意はマイページでいつでも取り消せます。',
  agree: '同意して予約する',
  version: '同意書 {{version}}版',
  inKorean: '韓国語で同意',
  inJapanese: '日本語で同意',
  listHint:
    '相談の予約で同意したクリニックです。同意した内容をもう一度読み、いつでも取り消せます。',
  noneHint: '相談を予約するとき、クリニックごとに同意をおたずねします',
  inForce: '同意済み',
  over: '取り消し済み',
  withdraw: '同意を取り消す',
  withdrawAll: 'すべての同意を取り消す',
  allClinics: '同意したすべてのクリニック',
  withdrawQuestion: '同意を取り消しますか',
  withdrawEffect: '取り消すと、次に相談を予約するとき、もう一度同意をおたずねします。',
  withdrawn: '同意を取り消しました',
  leftCounsels: '残りの相談を整理',
  leftQuestion: '残りの相談を整理しますか',
  leftEffect: '同意は取り消し済みですが、相談が残っています。',
  decide: '整理する',
  done: '相談を整理しました',
  counsels: {
    open: '進行中の相談{{n}}件はどうしますか',
    over: '過去の相談{{n}}件はどうしますか',
  },
  choice: {
    open: {
      keep: {
        title: 'そのまま残す',
        text: '相談を続けます。クリニックは相談内容を引き続き閲覧できます。',
      },
      close: {
        title: '相談をキャンセルする',
        text: '進行中の相談をキャンセルします。クリニックは受け取った内容を引き続き閲覧できます。',
      },
      erase: {
        title: 'キャンセルして内容も削除する',
        text: '相談をキャンセルし、過去の相談も含めて、相談内容、やり取りしたメッセージと写真、理由、クリニックのメモをすべて削除します。クリニックもご自分も二度と見られず、元に戻せません。口コミは残ります。',
      },
    },
    over: {
      keep: { title: 'そのまま残す', text: 'クリニックは相談内容を引き続き閲覧できます。' },
      close: { title: '相談をキャンセルする', text: '進行中の相談はありません。' },
      erase: {
        title: '内容を削除する',
        text: '相談内容、やり取りしたメッセージと写真、理由、クリニックのメモをすべて削除します。クリニックもご自分も二度と見られず、元に戻せません。口コミは残ります。',
      },
    },
  },
} satisfies Texts['consent'];
