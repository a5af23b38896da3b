import type { Texts } from '../texts.ts';

export const footer = {
  companyName: '会社名',
  representative: '代表者',
  privacyOfficer: '個人情報保護責任者',
  address: '所在地',
  businessNumber: '事業者登録番号',
  businessCheck: '事業者情報の確認',
  mailOrderNumber: '通信販売業届出番号',
  hostingProvider: 'ホスティングサービス',
  customerService: 'カスタマーセンター',
  partnership: 'クリニック提携のお申し込み',
  terms: '利用規約',
  privacy: 'プライバシーポリシー',
  locationTerms: '位置情報サービス利用規約',
  intermediary: '医療サービスの内容と責任は各クリニックにあります',
} satisfies Texts['footer'];
