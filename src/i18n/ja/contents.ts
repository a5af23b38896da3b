import type { Texts } from '../texts.ts';

export const contents = {
  tabs: 'さがす種類',
  clinics: 'クリニック',
  doctors: '医師',
  events: 'イベント',
  reviews: '口コミ',
  clearFilters: '条件をすべて消去',
  chooseWay: '探し方を選択',
  findByPart: '施術部位で探す',
  findBySpecialty: '診療科目で探す',
  choosePart: '施術部位を選択',
  chooseConcern: 'お悩みを選択',
  chooseTreatment: '施術を選択',
  chooseSpecialty: '診療科目を選択',
  nothingToChoose: '選択できる項目がありません',
  noClinics: '登録されたクリニックがありません',
  noDoctors: '登録された医師がいません',
  noEvents: '開催中のイベントはありません',
  clinicCount: 'クリニック{{n}}院',
  doctorCount: '医師{{n}}名',
  eventCount: 'イベント{{n}}件',
} satisfies Texts['contents'];
