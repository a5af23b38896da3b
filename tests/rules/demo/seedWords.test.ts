import { describe, expect, it } from 'vitest';
import { risks } from '../../../server/db/seed/taxonomy.ts';
import { loadClinics } from '../../../server/demo/data/volumes.ts';
import { makeDemo } from '../../../server/demo/generate/makeDemo.ts';
import { planLoadClinic } from '../../../server/demo/generate/plan/loadPlan.ts';

const { practices } = makeDemo(new Date('2026-11-01T03:00:00Z'));

/** Every visible text, with the record it belongs to. */
const texts = practices
  .flatMap(({ clinic, doctors, events, reviews, counsels }) => [
    ...[clinic, ...doctors].flatMap((it) => [it.name, it.nameJa, it.description, it.descriptionJa]),
    ...events.flatMap((it) => [it.title, it.titleJa, it.content, it.contentJa]),
    ...reviews.flatMap((it) => [it.title, it.content]),
    ...counsels.map((it) => it.content),
  ])
  .filter((text) => text !== null);

/** Words that the medical law bans or restricts in advertisements of clinics, written without spaces. */
const BANNED = [
  '최고, 최초, 유일, 최첨단, 100%, 완치, 완벽, 무통, 부작용없, 통증없, 흉터없, 무조건, 보장, 1위, 선착순',
  '후기작성시, 공짜, 1+1, 전문, 특화, 명품, 안전한, 획기적, 할인, 이벤트가, 추천, 인증, 연예인, 가장, 영구',
  '絶対, 必ず, 100%, 完治, 痛みなし, 副作用なし, 日本一, No.1, 最高, 最安, 無痛, 満足度',
  '最新, 特別, 今だけ, 限定, 芸能人, おすすめ, 安全',
].flatMap((words) => words.split(', '));
/** Words that contain a banned one and are allowed. */
const ALLOWED = /전문의|전문과목|専門医|特別市|特別自治道/g;

describe('the texts of the demonstration', () => {
  it('no clinic uses a word that the medical law bans in advertisements', () => {
    const offending = texts.filter((text) => {
      const bare = text.replace(/\s/g, '').replace(ALLOWED, '');
      return BANNED.some((word) => bare.includes(word));
    });
    expect(offending).toEqual([]);
  });

  it('no placeholder is left, and no value is printed that is not a text', () => {
    expect(texts.filter((text) => /[{}|]|undefined|null|NaN/.test(text))).toEqual([]);
  });

  it('an event says by whom, the price with tax, the period, and the side effects', () => {
    for (const { clinic, events } of practices) {
      for (const event of events.filter(({ content }) => content !== null)) {
        expect(event.content).toContain(clinic.name);
        expect(event.content).toContain(`${event.price.toLocaleString('ko-KR')}원(부가세 포함)`);
        expect(event.content).toContain(`${event.startsOn} ~ ${event.endsOn}`);
        expect(event.content).toContain('개인에 따라 결과와 회복이 다를 수 있습니다.');
        for (const { risk } of event.treatments) {
          expect(event.sideEffects).toContain(risks[risk]?.ko);
        }
        expect(event.startsOn < event.endsOn).toBe(true);
      }
    }
  });

  it('Japanese names are written in Japanese', () => {
    for (const { clinic, doctors } of practices) {
      for (const name of [clinic, ...doctors].map(({ nameJa }) => nameJa)) {
        expect(name ?? 'キム').toMatch(/^[\p{sc=Katakana}\p{sc=Hiragana}\p{sc=Han}ー・\d ]+$/u);
      }
    }
  });

  it('names of the load set vary', () => {
    const names = Array.from(
      { length: 2_000 },
      (_, index) => planLoadClinic(index * 50, loadClinics, 0).name.ko,
    );
    expect(new Set(names).size).toBeGreaterThan(1_900);
  });
});
