import type { Texts } from '../texts.ts';

export const consent = {
  title: '相談予約のための同意',
  lead: '以下の項目に同意すると、相談を予約できます',
  all: 'すべてに同意する',
  collection: '個人情報の収集と利用に同意する（必須）',
  health: '健康に関する情報の取り扱いに同意する（必須）',
  handover: '相談先クリニックへの情報提供に同意する（必須）',
  details: '詳しく見る',
  purpose: '利用目的',
  items: '項目',
  receiver: '提供先',
  period: '保管期間',
  text: {
    collection: {
      purpose: '相談予約を受け付け、進み具合をお知らせするために利用します',
      items:
        'ニックネーム、ログインの識別情報、使用言語、相談内容とその中に書かれた連絡先（LINE IDなど）',
      period: '退会するまで保管し、退会すると削除します',
    },
    health: {
      purpose: 'クリニックが相談を準備し、回答するために利用します',
      items: '相談内容に書かれた健康状態、施術の経験、肌や体に関するお悩み',
      period: '退会するまで保管し、退会すると削除します',
    },
    handover: {
      receiver: '相談を申し込んだクリニック（大韓民国。韓国の個人情報保護法が適用されます）',
      purpose: 'クリニックが相談を進め、ご連絡するために利用します',
      items: 'ニックネーム、使用言語、相談内容、相談元、相談番号',
      period: '退会するまで閲覧でき、退会すると削除します',
    },
  },
  freedom:
    '同意しなくても他の機能はそのまま利用できますが、相談は予約できません。同意はマイページでいつでも取り消せます。',
  agree: '同意して予約する',
  version: '同意書 {{version}}版',
} satisfies Texts['consent'];
