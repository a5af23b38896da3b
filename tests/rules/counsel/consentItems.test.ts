import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CounselForm } from '../../../contract/counsel.ts';
import { CounselDetailsForm } from '../../../contract/counselDetails.ts';
import { CONSENT_VERSION, CONSENT_VERSIONS } from '../../../contract/plain/consent.ts';
import { consentText as japanese } from '../../../src/i18n/ja/consentText.ts';
import { consentText as korean } from '../../../src/i18n/ko/consentText.ts';

/** How the text of the consent names each field of a booking. */
const NAMED: Record<string, readonly [ko: string, ja: string]> = {
  content: ['상담 내용', '相談内容'],
  wishes: ['희망 일정', '希望日時'],
  treatments: ['희망 시술', '希望の施術'],
  contact: ['연락 방법과 연락처', '連絡方法と連絡先'],
  interpreter: ['통역 요청', '通訳のご希望'],
};
/** What a counsel gets later, and the clinic sees. */
const LATER = [
  ['메시지와 사진', 'メッセージと写真'],
  ['방문 여부 답변', '来院についてのご回答'],
] as const;
/** What the service alone has. */
const OWN = [
  ['로그인 식별 정보', 'ログインの識別情報'],
  ['LINE 대화방', 'LINEのトーク'],
  ['이메일 주소', 'メールアドレス'],
  ['브라우저 정보', 'ブラウザの情報'],
] as const;
/** The clinic and where the member came from. */
const IDS = ['clinic_id', 'sourceType', 'sourceId'];

const [ko, ja] = [korean[CONSENT_VERSION], japanese[CONSENT_VERSION]];

describe('the consent that members give today', () => {
  it('names every field of a booking, for the service and for the clinic', () => {
    const fields = [...Object.keys(CounselForm.shape), ...Object.keys(CounselDetailsForm.shape)];
    const typed = fields.filter((field) => field !== 'details' && !IDS.includes(field));
    expect(typed.sort()).toEqual(Object.keys(NAMED).sort());
    for (const [inKorean, inJapanese] of [...Object.values(NAMED), ...LATER]) {
      for (const purpose of ['collection', 'handover'] as const) {
        expect(ko[purpose].items).toContain(inKorean);
        expect(ja[purpose].items).toContain(inJapanese);
      }
    }
  });

  it('names what the service collects for notices and in the LINE chat', () => {
    for (const [inKorean, inJapanese] of OWN) {
      expect(ko.collection.items).toContain(inKorean);
      expect(ja.collection.items).toContain(inJapanese);
    }
  });

  it('has the newest of the versions, and former ones stay as members saw them', () => {
    expect(CONSENT_VERSIONS.at(-1)).toBe(CONSENT_VERSION);
    const hashOf = (text: unknown) =>
      createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 16);
    const former = CONSENT_VERSIONS.slice(0, -1);
    expect(former.map((version) => hashOf([korean[version], japanese[version]]))).toEqual([
      '4f57010bdfd730ed',
      'f9924ad601f18946',
    ]);
  });
});
