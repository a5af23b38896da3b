import {
  concernTerms,
  partTerms,
  specialtyTerms,
  type TreatmentId,
  treatmentTerms,
} from '../../../contract/texts/taxonomyTerms.ts';

export interface Term {
  id: string;
  ko: string;
  ja: string;
}
export interface ConcernTerm extends Term {
  parts: readonly string[];
}
export interface TreatmentTerm extends Term, TreatmentDetail {
  concerns: readonly string[];
  specialties: readonly string[];
}
interface TreatmentDetail {
  kind: TreatmentKind;
  risk: string;
  downtimeDays: number;
}
export type TreatmentKind =
  | 'surgery'
  | 'procedure'
  | 'injection'
  | 'device'
  | 'orthodontic'
  | 'medication';

/**
 * The days of downtime are examples, not medical advice. Each installation stores them (`downtime_days`), but only the
 * generator of demo events reads them.
 */
const treatmentDetails: Record<TreatmentId, TreatmentDetail> = {
  'double-eyelid-suture': { kind: 'surgery', risk: 'eyelid', downtimeDays: 5 },
  'double-eyelid-incision': { kind: 'surgery', risk: 'eyelid', downtimeDays: 10 },
  'ptosis-correction': { kind: 'surgery', risk: 'eyelid', downtimeDays: 10 },
  epicanthoplasty: { kind: 'surgery', risk: 'eyelid', downtimeDays: 7 },
  'lateral-canthoplasty': { kind: 'surgery', risk: 'eyelid', downtimeDays: 7 },
  'upper-blepharoplasty': { kind: 'surgery', risk: 'eyelid', downtimeDays: 10 },
  'lower-blepharoplasty': { kind: 'surgery', risk: 'eyelid', downtimeDays: 10 },
  'fat-repositioning': { kind: 'surgery', risk: 'eyelid', downtimeDays: 7 },
  'eye-revision': { kind: 'surgery', risk: 'eyelid', downtimeDays: 14 },
  'under-eye-filler': { kind: 'injection', risk: 'filler', downtimeDays: 2 },
  'lasik-lasek': { kind: 'surgery', risk: 'vision', downtimeDays: 4 },
  'smile-laser': { kind: 'surgery', risk: 'vision', downtimeDays: 2 },
  icl: { kind: 'surgery', risk: 'vision', downtimeDays: 2 },
  'multifocal-iol': { kind: 'surgery', risk: 'vision', downtimeDays: 3 },
  'presbyopia-laser': { kind: 'surgery', risk: 'vision', downtimeDays: 3 },
  rhinoplasty: { kind: 'surgery', risk: 'nose', downtimeDays: 10 },
  'tip-plasty': { kind: 'surgery', risk: 'nose', downtimeDays: 10 },
  'alar-reduction': { kind: 'surgery', risk: 'nose', downtimeDays: 7 },
  'nose-straightening': { kind: 'surgery', risk: 'nose', downtimeDays: 14 },
  'nose-revision': { kind: 'surgery', risk: 'nose', downtimeDays: 14 },
  septoplasty: { kind: 'surgery', risk: 'nose', downtimeDays: 7 },
  'turbinate-reduction': { kind: 'surgery', risk: 'nose', downtimeDays: 5 },
  'nose-filler': { kind: 'injection', risk: 'filler', downtimeDays: 2 },
  'mandible-reduction': { kind: 'surgery', risk: 'bone', downtimeDays: 21 },
  'zygoma-reduction': { kind: 'surgery', risk: 'bone', downtimeDays: 21 },
  genioplasty: { kind: 'surgery', risk: 'bone', downtimeDays: 14 },
  'two-jaw': { kind: 'surgery', risk: 'bone', downtimeDays: 28 },
  'jaw-botox': { kind: 'injection', risk: 'botulinum', downtimeDays: 0 },
  'chin-filler': { kind: 'injection', risk: 'filler', downtimeDays: 2 },
  'chin-liposuction': { kind: 'surgery', risk: 'lipo', downtimeDays: 7 },
  'contour-injection': { kind: 'injection', risk: 'lipolysis', downtimeDays: 2 },
  facelift: { kind: 'surgery', risk: 'lift', downtimeDays: 14 },
  'thread-lift': { kind: 'procedure', risk: 'thread', downtimeDays: 5 },
  hifu: { kind: 'device', risk: 'energy', downtimeDays: 0 },
  'rf-lifting': { kind: 'device', risk: 'energy', downtimeDays: 0 },
  'forehead-botox': { kind: 'injection', risk: 'botulinum', downtimeDays: 0 },
  'forehead-fat-graft': { kind: 'surgery', risk: 'fatgraft', downtimeDays: 10 },
  'temple-filler': { kind: 'injection', risk: 'filler', downtimeDays: 2 },
  'forehead-reduction': { kind: 'surgery', risk: 'lift', downtimeDays: 14 },
  'lip-filler': { kind: 'injection', risk: 'filler', downtimeDays: 3 },
  'lip-lift': { kind: 'surgery', risk: 'lift', downtimeDays: 10 },
  'nasolabial-filler': { kind: 'injection', risk: 'filler', downtimeDays: 2 },
  'gummy-botox': { kind: 'injection', risk: 'botulinum', downtimeDays: 0 },
  'gum-contouring': { kind: 'procedure', risk: 'dental', downtimeDays: 3 },
  'pico-toning': { kind: 'device', risk: 'laser', downtimeDays: 0 },
  'pigment-laser': { kind: 'device', risk: 'laser', downtimeDays: 7 },
  ipl: { kind: 'device', risk: 'laser', downtimeDays: 1 },
  'vascular-laser': { kind: 'device', risk: 'laser', downtimeDays: 3 },
  'skin-booster': { kind: 'injection', risk: 'booster', downtimeDays: 2 },
  'collagen-booster': { kind: 'injection', risk: 'booster', downtimeDays: 3 },
  'acne-care': { kind: 'procedure', risk: 'skincare', downtimeDays: 1 },
  pdt: { kind: 'device', risk: 'laser', downtimeDays: 3 },
  'fractional-laser': { kind: 'device', risk: 'laser', downtimeDays: 5 },
  subcision: { kind: 'procedure', risk: 'thread', downtimeDays: 5 },
  'rf-microneedle': { kind: 'device', risk: 'energy', downtimeDays: 2 },
  peeling: { kind: 'procedure', risk: 'skincare', downtimeDays: 3 },
  'mole-removal': { kind: 'device', risk: 'laser', downtimeDays: 7 },
  'wart-cryotherapy': { kind: 'procedure', risk: 'skincare', downtimeDays: 7 },
  'laser-hair-removal': { kind: 'device', risk: 'laser', downtimeDays: 0 },
  'beard-removal': { kind: 'device', risk: 'laser', downtimeDays: 1 },
  'clear-aligner': { kind: 'orthodontic', risk: 'dental', downtimeDays: 0 },
  braces: { kind: 'orthodontic', risk: 'dental', downtimeDays: 0 },
  laminate: { kind: 'procedure', risk: 'dental', downtimeDays: 1 },
  whitening: { kind: 'procedure', risk: 'dental', downtimeDays: 0 },
  implant: { kind: 'surgery', risk: 'dental', downtimeDays: 3 },
  'ceramic-crown': { kind: 'procedure', risk: 'dental', downtimeDays: 0 },
  'breast-implant': { kind: 'surgery', risk: 'breast', downtimeDays: 14 },
  'breast-fat-graft': { kind: 'surgery', risk: 'fatgraft', downtimeDays: 10 },
  'breast-lift': { kind: 'surgery', risk: 'breast', downtimeDays: 14 },
  gynecomastia: { kind: 'surgery', risk: 'breast', downtimeDays: 10 },
  'body-liposuction': { kind: 'surgery', risk: 'lipo', downtimeDays: 14 },
  'lipolysis-injection': { kind: 'injection', risk: 'lipolysis', downtimeDays: 2 },
  cryolipolysis: { kind: 'device', risk: 'energy', downtimeDays: 1 },
  'weight-medication': { kind: 'medication', risk: 'medication', downtimeDays: 0 },
  'herbal-diet': { kind: 'medication', risk: 'medication', downtimeDays: 0 },
  'varicose-laser': { kind: 'procedure', risk: 'vein', downtimeDays: 3 },
  sclerotherapy: { kind: 'injection', risk: 'vein', downtimeDays: 2 },
  'hair-transplant': { kind: 'surgery', risk: 'hair', downtimeDays: 10 },
  'hair-medication': { kind: 'medication', risk: 'medication', downtimeDays: 0 },
  'facial-acupuncture': { kind: 'procedure', risk: 'acupuncture', downtimeDays: 2 },
  'herbal-rhinitis': { kind: 'medication', risk: 'medication', downtimeDays: 0 },
};

export const specialties: readonly Term[] = specialtyTerms;
export const parts: readonly Term[] = partTerms;
export const concerns: readonly ConcernTerm[] = concernTerms;
export const treatments: readonly TreatmentTerm[] = treatmentTerms.map((term) => ({
  ...term,
  ...treatmentDetails[term.id],
}));

/** The sentence on side effects that an event must carry. */
export const risks: Readonly<Record<string, { ko: string; ja: string }>> = {
  eyelid: {
    ko: '부기, 멍, 비대칭, 흉터, 안구 건조, 감염이 생길 수 있습니다.',
    ja: '腫れ・内出血・左右差・傷あと・目の乾燥・感染が起こることがあります。',
  },
  nose: {
    ko: '부기, 멍, 출혈, 감염, 비대칭, 보형물 비침이나 이동이 생길 수 있습니다.',
    ja: '腫れ・内出血・出血・感染・左右差・プロテーゼの透けやずれが起こることがあります。',
  },
  bone: {
    ko: '전신마취 위험, 부기, 감각 저하, 비대칭, 불유합, 처짐이 생길 수 있습니다.',
    ja: '全身麻酔のリスク、腫れ、感覚鈍麻、左右差、骨癒合不全、たるみが起こることがあります。',
  },
  lift: {
    ko: '부기, 멍, 흉터, 감각 이상, 비대칭, 탈모가 생길 수 있습니다.',
    ja: '腫れ・内出血・傷あと・感覚異常・左右差・脱毛が起こることがあります。',
  },
  lipo: {
    ko: '부기, 멍, 피부 요철, 비대칭, 감염, 드물게 색전증이 생길 수 있습니다.',
    ja: '腫れ・内出血・皮膚の凹凸・左右差・感染、まれに塞栓症が起こることがあります。',
  },
  fatgraft: {
    ko: '부기, 멍, 생착률 차이, 석회화, 비대칭이 생길 수 있습니다.',
    ja: '腫れ・内出血・生着率の差・石灰化・左右差が起こることがあります。',
  },
  breast: {
    ko: '구형 구축, 감염, 출혈, 감각 변화, 비대칭, 재수술 가능성이 있습니다.',
    ja: '被膜拘縮・感染・出血・感覚変化・左右差・再手術の可能性があります。',
  },
  vision: {
    ko: '빛 번짐, 안구 건조, 근시 퇴행, 감염, 드물게 각막 확장이 생길 수 있습니다.',
    ja: '光のにじみ・目の乾燥・近視の戻り・感染、まれに角膜拡張が起こることがあります。',
  },
  filler: {
    ko: '부기, 멍, 뭉침, 비대칭, 드물게 혈관 폐색과 피부 괴사가 생길 수 있습니다.',
    ja: '腫れ・内出血・しこり・左右差、まれに血管閉塞や皮膚壊死が起こることがあります。',
  },
  botulinum: {
    ko: '일시적 근력 저하, 비대칭, 두통, 눈꺼풀 처짐이 생길 수 있습니다.',
    ja: '一時的な筋力低下・左右差・頭痛・まぶたの下垂が起こることがあります。',
  },
  lipolysis: {
    ko: '통증, 부기, 멍, 열감, 피부 함몰이 생길 수 있습니다.',
    ja: '痛み・腫れ・内出血・熱感・皮膚のくぼみが起こることがあります。',
  },
  booster: {
    ko: '주사 자국, 부기, 멍, 결절, 감염이 생길 수 있습니다.',
    ja: '注射跡・腫れ・内出血・結節・感染が起こることがあります。',
  },
  thread: {
    ko: '부기, 멍, 함몰, 비대칭, 감염, 실 노출이 생길 수 있습니다.',
    ja: '腫れ・内出血・くぼみ・左右差・感染・糸の露出が起こることがあります。',
  },
  energy: {
    ko: '붉어짐, 부기, 화상, 일시적 감각 저하가 생길 수 있습니다.',
    ja: '赤み・腫れ・やけど・一時的な感覚鈍麻が起こることがあります。',
  },
  laser: {
    ko: '붉어짐, 딱지, 화상, 색소 침착, 저색소증이 생길 수 있습니다.',
    ja: '赤み・かさぶた・やけど・色素沈着・色素脱失が起こることがあります。',
  },
  skincare: {
    ko: '붉어짐, 따가움, 각질, 색소 침착이 생길 수 있습니다.',
    ja: '赤み・ひりつき・皮むけ・色素沈着が起こることがあります。',
  },
  dental: {
    ko: '시린 느낌, 통증, 잇몸 염증, 파절, 재치료 가능성이 있습니다.',
    ja: 'しみ・痛み・歯肉の炎症・破折・再治療の可能性があります。',
  },
  vein: {
    ko: '멍, 통증, 색소 침착, 혈전, 재발 가능성이 있습니다.',
    ja: '内出血・痛み・色素沈着・血栓・再発の可能性があります。',
  },
  hair: {
    ko: '부기, 모낭염, 감각 저하, 동반 탈락, 생착률 차이가 생길 수 있습니다.',
    ja: '腫れ・毛のう炎・感覚鈍麻・一時的な脱毛・生着率の差が起こることがあります。',
  },
  medication: {
    ko: '메스꺼움, 두통, 두근거림, 알레르기 등 약물 부작용이 생길 수 있습니다.',
    ja: '吐き気・頭痛・動悸・アレルギーなど薬の副作用が起こることがあります。',
  },
  acupuncture: {
    ko: '멍, 통증, 부기, 감염이 생길 수 있습니다.',
    ja: '内出血・痛み・腫れ・感染が起こることがあります。',
  },
};
