// biome-ignore-all format: a table, some boards on each line.

/** Licences and specialist boards (전문의) of Korean doctors. Ids never change. */
export const LICENCES = ['physician', 'dentist', 'korean-medicine'] as const;

export const BOARDS = [
  { id: 'plastic-surgery', ko: '성형외과', ja: '形成外科' },
  { id: 'dermatology', ko: '피부과', ja: '皮膚科' },
  { id: 'ophthalmology', ko: '안과', ja: '眼科' },
  { id: 'otorhinolaryngology', ko: '이비인후과', ja: '耳鼻咽喉科' },
  { id: 'family-medicine', ko: '가정의학과', ja: '家庭医学科' },
  { id: 'general-surgery', ko: '외과', ja: '外科' },
  { id: 'anaesthesiology', ko: '마취통증의학과', ja: '麻酔科' },
  { id: 'internal-medicine', ko: '내과', ja: '内科' },
  { id: 'obstetrics-gynaecology', ko: '산부인과', ja: '産婦人科' },
  { id: 'urology', ko: '비뇨의학과', ja: '泌尿器科' },
  { id: 'orthopaedics', ko: '정형외과', ja: '整形外科' },
  { id: 'neurosurgery', ko: '신경외과', ja: '脳神経外科' },
  { id: 'thoracic-surgery', ko: '심장혈관흉부외과', ja: '心臓血管外科' },
  { id: 'neurology', ko: '신경과', ja: '神経内科' },
  { id: 'psychiatry', ko: '정신건강의학과', ja: '精神科' },
  { id: 'paediatrics', ko: '소아청소년과', ja: '小児科' },
  { id: 'rehabilitation', ko: '재활의학과', ja: 'リハビリテーション科' },
  { id: 'radiology', ko: '영상의학과', ja: '放射線科' },
  { id: 'emergency', ko: '응급의학과', ja: '救急科' },
  { id: 'orthodontics', ko: '치과교정과', ja: '矯正歯科' },
  { id: 'oral-surgery', ko: '구강악안면외과', ja: '口腔外科' },
  { id: 'prosthodontics', ko: '치과보철과', ja: '補綴歯科' },
  { id: 'periodontics', ko: '치주과', ja: '歯周科' },
  { id: 'korean-dermatology', ko: '한방안이비인후피부과', ja: '韓方眼耳鼻咽喉皮膚科' },
] as const;

export type BoardId = (typeof BOARDS)[number]['id'];
