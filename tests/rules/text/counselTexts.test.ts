import { describe, expect, it } from 'vitest';
import {
  COUNSEL_STATES,
  type CounselState,
  isOver,
  isStepBack,
} from '../../../contract/plain/counselCourse.ts';
import { RECORD_TYPES } from '../../../contract/plain/enums.ts';
import { hasBeenThere, STAGES, stageOf } from '../../../src/domain/counsel/counselStages.ts';
import { testI18n } from '../../support/screen/testI18n.ts';

const AT = '2026-11-28T00:00:00.000Z';

const inKorean = testI18n('ko').t;
const inJapanese = testI18n('ja').t;

const LABELS = [
  ['CSL-21 T-66', 'AWAITING_CLINIC_CONFIRMATION', '병원 확인 대기', 'クリニック確認待ち'],
  ['CSL-22 T-67', 'CLINIC_CONFIRMED', '병원 확인 완료', 'クリニック確認済み'],
  ['CSL-23 T-68', 'CONSULTATION_APPOINTMENT_CONFIRMED', '상담 예약 확정', '相談予約確定'],
  ['CSL-24 T-69', 'CONSULTATION_COMPLETE', '상담 완료', '相談完了'],
  ['CSL-25 T-70', 'TREATMENT_APPOINTMENT_CONFIRMED', '시술 예약 확정', '施術予約確定'],
  ['CSL-26 T-71', 'TREATMENT_COMPLETE', '시술 완료', '施術完了'],
  ['CSL-27 T-72', 'CANCELED', '취소됨', 'キャンセル済み'],
] as const;

it.each(LABELS)('%s %s has its label', (_, state, korean, japanese) => {
  expect(inKorean(`counsel.state.${state}`)).toBe(korean);
  expect(inJapanese(`counsel.state.${state}`)).toBe(japanese);
});

it('CSL-21 CSL-27 every state has a label', () => {
  expect(LABELS.map(([, state]) => state)).toEqual([...COUNSEL_STATES]);
});

it.each([
  ['T-60', 'placeholder', /라인 ID를 함께.+담당자가 확인 후 연락/, /LINE ID.+担当者よりご連絡/],
  ['T-63', 'title', /^상담 내역$/, /^相談履歴$/],
  ['T-64', 'none', /^상담 내역이 없습니다$/, /^相談履歴がありません$/],
  ['T-65', 'count', /^3건의 상담 내역이 있습니다$/, /^3件の相談履歴があります$/],
  ['T-74', 'writeReview', /^리뷰 작성하기$/, /^口コミを書く$/],
  ['T-75', 'editReview', /^리뷰 수정하기$/, /^口コミを編集する$/],
] as const)('%s counsel.%s is the decided text', (_, key, korean, japanese) => {
  expect(inKorean(`counsel.${key}`, { n: 3 })).toMatch(korean);
  expect(inJapanese(`counsel.${key}`, { n: 3 })).toMatch(japanese);
});

it('T-62 CSL-02 every kind of source has a name', () => {
  const names = RECORD_TYPES.map((type) => inKorean(`counsel.sourceType.${type}`));
  expect(names).toEqual(['의원', '의사', '이벤트', '리뷰']);
});

describe('the stages of a counsel', () => {
  it('AMB-17 are four, and never go back', () => {
    const reached = COUNSEL_STATES.slice(0, -1).map(stageOf);
    expect([...new Set(reached)]).toEqual([...STAGES]);
    expect(reached.filter((stage, at) => stage !== reached[at - 1])).toEqual([...STAGES]);
    expect(stageOf('CANCELED')).toBeNull();
  });

  it('AMB-18 are over when the treatment is complete or the counsel is canceled', () => {
    expect(COUNSEL_STATES.filter(isOver)).toEqual(['TREATMENT_COMPLETE', 'CANCELED']);
  });

  it('AMB-18 allow a review from the consultation on', () => {
    expect(COUNSEL_STATES.filter((state) => hasBeenThere({ state }))).toEqual([
      'CONSULTATION_COMPLETE',
      'TREATMENT_APPOINTMENT_CONFIRMED',
      'TREATMENT_COMPLETE',
    ]);
  });

  it.each([
    ['but not without an answer', {}, false],
    ['if the clinic says that the member came', { hasCome: true }, true],
    ['if the member says so', { visitAnswer: { answer: 'came', at: AT } }, true],
    ['if the member missed it', { visitAnswer: { answer: 'missed', at: AT } }, false],
  ] as const)('AMB-18 include the visit to an appointment, %s', (_, said, wasThere) => {
    const state = 'CONSULTATION_APPOINTMENT_CONFIRMED';
    expect(hasBeenThere({ state, ...said })).toBe(wasThere);
  });

  it('AMB-17 include a withdrawn appointment', () => {
    expect(isStepBack('CONSULTATION_APPOINTMENT_CONFIRMED', 'CLINIC_CONFIRMED')).toBe(true);
    expect(isStepBack('TREATMENT_APPOINTMENT_CONFIRMED', 'CONSULTATION_COMPLETE')).toBe(true);
    expect(isStepBack('CLINIC_CONFIRMED', 'CONSULTATION_APPOINTMENT_CONFIRMED')).toBe(false);
    expect(isStepBack('CLINIC_CONFIRMED', 'CANCELED')).toBe(false);
    expect(isStepBack(null, 'AWAITING_CLINIC_CONFIRMATION')).toBe(false);
  });

  it('AMB-18 do not include a state that this build does not know', () => {
    const unknown = 'ON_HOLD' as CounselState; // as a newer server may answer
    expect(stageOf(unknown)).toBeNull();
    expect(isOver(unknown)).toBe(false);
  });
});
