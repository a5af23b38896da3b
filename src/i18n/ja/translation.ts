import type { Texts } from '../texts.ts';

export const translation = {
  auto: '自動翻訳',
  original: '原文を見る',
  shorten: '原文を閉じる',
  pending: '翻訳しています',
  offer:
    'クリニックとのやり取りを自動で翻訳できます。クリニックとあなたが、それぞれの言語で読めます',
  turnOn: '自動翻訳を使う',
  noConsent:
    '会員が自動翻訳に同意していないため、原文のみ表示しています。会員の相談画面で同意をおたずねしています',
  unavailable: 'ただいま翻訳できないため、原文のみ表示しています',
  limit: '翻訳できる文字数を超えたため、一部は原文のみ表示しています',
  title: '自動翻訳に同意しますか',
  lead: '相談の文章を翻訳するには、国外の翻訳サービスに文章を送る必要があります。健康に関する内容が含まれることがあるため、別に同意をおたずねします。',
  country: '移転先の国',
  method: '移転の時期と方法',
  agree: '同意して使う',
  agreed: '自動翻訳をオンにしました',
  consent: '自動翻訳（国外への移転）',
  consentHint: '相談の文章を国外の翻訳サービスに送ることに同意しました',
  withdrawQuestion: '自動翻訳をやめますか',
  withdrawEffect:
    '今後は文章を翻訳サービスに送らず、保存された翻訳をすべて削除します。クリニックもご自分も原文だけを見ることになります。',
  withdraw: 'やめて同意を取り消す',
} satisfies Texts['translation'];
