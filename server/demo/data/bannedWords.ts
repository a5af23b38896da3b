/**
 * Words that an advertisement of a clinic may not or should not carry, by the medical law and its practice.
 * Compared without spaces; words of `allow` are removed first.
 */
export const bannedWords = {
  allow: [
    '전문의', '전문과목', '専門医', '特別市', '特別自治道',
  ],
  block: [
    '최고', '최초', '유일', '최첨단', '100%', '완치', '완벽', '무통', '부작용 없', '통증 없',
    '흉터 없', '무조건', '보장', '1위', '선착순', '후기 작성 시', '공짜', '1+1',
  ],
  warn: [
    '전문', '특화', '명품', '안전한', '획기적', '할인', '이벤트가', '추천', '인증', '연예인',
    '가장', '영구',
  ],
  blockJa: [
    '絶対', '必ず', '100%', '完治', '痛みなし', '副作用なし', '日本一', 'No.1', '最高', '最安',
    '無痛', '満足度',
  ],
  warnJa: [
    '最新', '特別', '今だけ', '限定', '芸能人', 'おすすめ', '安全',
  ],
} as const;
