/** Everyday words that are unlikely to be the name of a real clinic. */
export const clinicStems: readonly (readonly [ko: string, ja: string])[] = [
  ['구름고래', 'クルムコレ'], ['별모래', 'ピョルモレ'], ['달조각', 'タルチョガク'], ['새벽숲', 'セビョクスプ'],
  ['물그림자', 'ムルグリムジャ'], ['은모래', 'ウンモレ'], ['솔바람결', 'ソルバラムギョル'], ['느린오후', 'ヌリンオフ'],
  ['조약돌', 'チョヤクトル'], ['종이배', 'チョンイベ'], ['봄들판', 'ポムドゥルパン'], ['하늘계단', 'ハヌルケダン'],
  ['파란지붕', 'パランジブン'], ['해질녘', 'ヘジルニョク'], ['밤편지', 'パムピョンジ'], ['유리숲', 'ユリスプ'],
  ['작은파도', 'チャグンパド'], ['눈꽃마을', 'ヌンコンマウル'], ['노을언덕', 'ノウルオンドク'], ['여름빛', 'ヨルムビッ'],
  ['첫눈', 'チョンヌン'], ['고요한뜰', 'コヨハントゥル'], ['호수결', 'ホスギョル'], ['바람개비', 'パラムゲビ'],
  ['이슬방울', 'イスルパンウル'], ['나뭇결', 'ナムッキョル'], ['오솔길', 'オソルギル'], ['안개꽃길', 'アンゲッコッキル'],
  ['초승달', 'チョスンダル'], ['모닥불', 'モダクプル'],
];

export const clinicSuffixes: Readonly<Record<string, { ko: string; ja: string }>> = {
  'plastic-surgery': { ko: '성형외과의원', ja: '美容外科' },
  'dermatology': { ko: '피부과의원', ja: '皮膚科' },
  'dentistry': { ko: '치과의원', ja: '歯科' },
  'ophthalmology': { ko: '안과의원', ja: '眼科' },
  'korean-medicine': { ko: '한의원', ja: '韓医院' },
  'ent': { ko: '이비인후과의원', ja: '耳鼻咽喉科' },
  'family-medicine': { ko: '의원', ja: 'クリニック' },
  'general-surgery': { ko: '외과의원', ja: '外科' },
};

/** By law a clinic may have a specialty in its name only if its head is a specialist of it. */
export const plainSuffix = { ko: '의원', ja: 'クリニック' };

export const longClinicName = {
  ko: '느린오후와 고요한뜰이 함께 여는 눈꽃마을 노을언덕 성형외과의원 압구정로데오역 본점',
  ja: 'ヌリンオフとコヨハントゥルがともに開くヌンコンマウル・ノウルオンドク美容外科 狎鴎亭ロデオ駅本院',
};
