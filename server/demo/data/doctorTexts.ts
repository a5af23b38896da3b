/** Sentences of a doctor's introduction, and what a field of medicine calls its people. Universities are fictional. */
export const doctorTexts = {
  ko: {
    title: { head: '대표원장', staff: '원장' },
    intro: [
      '{specialty} 진료를 맡고 있습니다. 설명을 충분히 듣고 결정하실 수 있게 돕겠습니다.',
      '전체의 균형을 먼저 보고 상담합니다.',
      '회복 일정이 짧은 분께는 그에 맞는 방법부터 말씀드립니다.',
      '과한 변화보다 관리하기 쉬운 결과를 목표로 상담합니다.',
      '다른 곳에서 받은 적이 있다면 지난 기록을 가져오시는 편이 정확합니다.',
      '시술 뒤 불편한 점이 있으면 언제든 연락 주세요.',
      '{treatment|을/를} 고민하신다면 할 수 있는 것과 어려운 것을 나눠서 말씀드립니다.',
      '처음 오신 분께는 시술보다 검사와 설명에 시간을 더 씁니다.',
    ],
    careerLabel: '약력',
    career: {
      school: '{university} {school} 졸업',
      training: '{specialty} 전공의 과정 수료',
      former: '전 {clinic} 진료원장',
      society: '대한{society}학회 정회원',
    },
    universities: ['한빛대학교', '새솔대학교', '가람대학교', '온누리대학교'],
  },
  ja: {
    title: { head: '代表院長', staff: '院長' },
    intro: [
      '{specialty}を担当しています。十分にご説明したうえで決めていただけるようにします。',
      '全体のバランスを見てご相談します。',
      '回復期間が短い方には、それに合う方法からお話しします。',
      '修正手術のご相談は、以前の記録をお持ちください。',
      '{treatment}でお悩みの方には、できることと難しいことを分けてお話しします。',
    ],
  },
} as const;

interface Profession {
  license: { ko: string; ja: string };
  school: string;
  /** Missing where there is no training in a hospital before the licence. */
  society?: string;
}

export const professions: Readonly<Record<string, Profession>> = {
  'plastic-surgery': { license: { ko: '성형외과 전문의', ja: '形成外科専門医' }, school: '의과대학', society: '성형외과' },
  'dermatology': { license: { ko: '피부과 전문의', ja: '皮膚科専門医' }, school: '의과대학', society: '피부과' },
  'dentistry': { license: { ko: '치과의사', ja: '歯科医師' }, school: '치과대학' },
  'ophthalmology': { license: { ko: '안과 전문의', ja: '眼科専門医' }, school: '의과대학', society: '안과' },
  'korean-medicine': { license: { ko: '한의사', ja: '韓医師' }, school: '한의과대학' },
  'ent': { license: { ko: '이비인후과 전문의', ja: '耳鼻咽喉科専門医' }, school: '의과대학', society: '이비인후과' },
  'family-medicine': { license: { ko: '가정의학과 전문의', ja: '家庭医学科専門医' }, school: '의과대학', society: '가정의' },
  'general-surgery': { license: { ko: '외과 전문의', ja: '外科専門医' }, school: '의과대학', society: '외과' },
};

/** Of a doctor who is no specialist of the field. */
export const generalist: Profession = { license: { ko: '의사', ja: '医師' }, school: '의과대학' };
