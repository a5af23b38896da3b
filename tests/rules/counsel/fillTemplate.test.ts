import { describe, expect, it } from 'vitest';
import { fillTemplate } from '../../../src/staff/message/fillTemplate.ts';

const counsel = {
  member: { id: '1', nickname: '지영' },
  clinic: { id: '2', name: '모아피부과의원', nameJa: 'モア皮膚科' },
  state: 'CONSULTATION_APPOINTMENT_CONFIRMED',
  consultationAt: '2026-12-10T05:00:00.000Z',
  treatmentAt: null,
} as const;
const filled = (template: string, changes = {}) =>
  fillTemplate(template, { ...counsel, ...changes });

describe('the words of a template', () => {
  it.each([
    ['{이름}님, {일시} {의원}', '지영님, 12월 10일(목) 오후 2:00 모아피부과의원'],
    ['{名前}様 {日時} {クリニック}', '지영様 12月10日(木) 14:00 モア皮膚科'],
    // Each occurrence, and the language of the word, not of the text.
    ['{이름} {이름} {クリニック}', '지영 지영 モア皮膚科'],
  ])('%s become the values of the counsel', (template, text) => {
    expect(filled(template)).toEqual({ text, unfilled: [] });
  });

  it('without a value stay, each named once', () => {
    const unknown = { state: 'CLINIC_CONFIRMED', member: { id: '1', nickname: null } };
    expect(filled('{이름} {일시} {이름} {의원}', unknown)).toEqual({
      text: '{이름} {일시} {이름} 모아피부과의원',
      unfilled: ['{이름}', '{일시}'],
    });
  });

  it('that have no meaning stay as they are', () => {
    expect(filled('{가격} {} { 이름 }')).toEqual({ text: '{가격} {} { 이름 }', unfilled: [] });
  });

  it('in a value are not read again', () => {
    const text = filled('{이름}', { member: { id: '1', nickname: '{의원}' } }).text;
    expect(text).toBe('{의원}');
  });
});
