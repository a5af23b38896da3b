import type { Texts } from '../texts.ts';

export const report = {
  report: '報告する',
  named: '「{{name}}」を報告する',
  title: '口コミを報告する',
  lead: 'どのような問題がありますか。誰が報告したかを、投稿者やクリニックに知らせることはありません。',
  reason: {
    ADVERTISING: '広告や宣伝が目的の投稿です',
    PERSONAL_INFORMATION: '個人情報が書かれています',
    INSULT: '暴言や誹謗中傷があります',
    NO_VISIT: '来院していない人の投稿だと思います',
    WRONG_PHOTOS: '写真が実際と違うか、別の人の写真です',
    OTHER: 'その他の問題があります',
  },
  own: '自分の口コミは報告できません',
  done: '報告を受け付けました。運営チームが確認します',
} satisfies Texts['report'];
