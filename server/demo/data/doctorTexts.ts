/**
 * Sentences of a doctor's introduction, and what the doctors of a specialty are called.
 * A pair says the same in both languages. Universities are fictional.
 */
export const doctorTexts = {
  title: {
    head: { ko: '대표원장', ja: '代表院長' },
    staff: { ko: '원장', ja: '院長' },
  },
  intro: [
    {
      ko: '{specialty} 진료를 맡고 있습니다. 설명을 충분히 듣고 결정하실 수 있게 돕겠습니다.',
      ja: '{specialty}を担当しています。十分にご説明したうえで決めていただけるようにします。',
    },
    { ko: '전체의 균형을 먼저 보고 상담합니다.', ja: '全体のバランスを見てからご提案します。' },
    {
      ko: '쉬실 수 있는 날이 짧은 분께는 그에 맞는 방법부터 말씀드립니다.',
      ja: 'お休みが短い方には、それに合う方法からお話しします。',
    },
    {
      ko: '과한 변화보다 관리하기 쉬운 결과를 목표로 상담합니다.',
      ja: '大きな変化よりも、お手入れしやすい仕上がりを目標にご提案します。',
    },
    {
      ko: '다른 곳에서 받은 적이 있다면 지난 기록을 가져오시는 편이 정확합니다.',
      ja: 'ほかの医療機関で受けたことがある方は、以前の記録をお持ちいただくとより正確です。',
    },
    {
      ko: '시술 뒤 불편한 점이 있으면 언제든 연락 주세요.',
      ja: '施術後に気になることがあれば、いつでもご連絡ください。',
    },
    {
      ko: '{treatment|을/를} 고민하신다면 할 수 있는 것과 어려운 것을 나눠서 말씀드립니다.',
      ja: '{treatment}をお考えの方には、できることと難しいことを分けてお話しします。',
    },
    {
      ko: '처음 오신 분께는 시술보다 검사와 설명에 시간을 더 씁니다.',
      ja: 'はじめての方には、施術よりも検査とご説明に時間をかけます。',
    },
  ],
  career: {
    school: { ko: '{university} {school} 졸업', ja: '{university} {school}卒業' },
    training: { ko: '{specialty} 전공의 과정 수료', ja: '{specialty}専攻医課程 修了' },
    former: { ko: '전 {clinic} 진료원장', ja: '元 {clinic} 勤務医' },
    society: { ko: '대한{society}학회 정회원', ja: '大韓{society}学会 正会員' },
  },
  universities: [
    { ko: '한빛대학교', ja: 'ハンビッ大学' },
    { ko: '새솔대학교', ja: 'セソル大学' },
    { ko: '가람대학교', ja: 'カラム大学' },
    { ko: '온누리대학교', ja: 'オンヌリ大学' },
  ],
} as const;

interface Bilingual {
  ko: string;
  ja: string;
}

export interface Profession {
  license: Bilingual;
  school: Bilingual;
  /** Missing where there is no training in a hospital before the licence. */
  society?: Bilingual;
}

const schools = {
  medicine: { ko: '의과대학', ja: '医学部' },
  dentistry: { ko: '치과대학', ja: '歯学部' },
  koreanMedicine: { ko: '한의과대학', ja: '韓医学部' },
} as const;

export const professions: Readonly<Record<string, Profession>> = {
  'plastic-surgery': {
    license: { ko: '성형외과 전문의', ja: '形成外科専門医' },
    school: schools.medicine,
    society: { ko: '성형외과', ja: '形成外科' },
  },
  'dermatology': {
    license: { ko: '피부과 전문의', ja: '皮膚科専門医' },
    school: schools.medicine,
    society: { ko: '피부과', ja: '皮膚科' },
  },
  'dentistry': { license: { ko: '치과의사', ja: '歯科医師' }, school: schools.dentistry },
  'ophthalmology': {
    license: { ko: '안과 전문의', ja: '眼科専門医' },
    school: schools.medicine,
    society: { ko: '안과', ja: '眼科' },
  },
  'korean-medicine': { license: { ko: '한의사', ja: '韓医師' }, school: schools.koreanMedicine },
  'ent': {
    license: { ko: '이비인후과 전문의', ja: '耳鼻咽喉科専門医' },
    school: schools.medicine,
    society: { ko: '이비인후과', ja: '耳鼻咽喉科' },
  },
  'family-medicine': {
    license: { ko: '가정의학과 전문의', ja: '家庭医学科専門医' },
    school: schools.medicine,
    society: { ko: '가정의', ja: '家庭医' },
  },
  'general-surgery': {
    license: { ko: '외과 전문의', ja: '外科専門医' },
    school: schools.medicine,
    society: { ko: '외과', ja: '外科' },
  },
};

/** Of a doctor who is no specialist. */
export const generalist: Profession = {
  license: { ko: '의사', ja: '医師' },
  school: schools.medicine,
};
