import { describe, expect, it } from 'vitest';
import { factNames } from '../../../contract/texts/factNames.ts';
import { clinicFacts, clinicTexts } from '../../../server/demo/data/clinicTexts.ts';
import { doctorTexts } from '../../../server/demo/data/doctorTexts.ts';
import { prices } from '../../../server/demo/data/eventTexts.ts';
import { makeDemo } from '../../../server/demo/generate/makeDemo.ts';

const { practices } = makeDemo(new Date('2026-11-01T03:00:00Z'));
const clinics = practices.map(({ clinic }) => clinic);
const doctors = practices.flatMap((practice) => practice.doctors);
const events = practices.flatMap((practice) => practice.events);

type Pair = Readonly<{ ko: string; ja: string }>;
const FACT_PAIRS = clinicFacts.map((fact) => ({ ko: factNames.ko[fact], ja: factNames.ja[fact] }));

/** Pairs of terms that must appear together in both languages. Those with placeholders are left out. */
const halfSaid = (pairs: readonly Pair[], ko: string, ja: string) =>
  pairs.filter((pair) => !pair.ko.includes('{') && ko.includes(pair.ko) !== ja.includes(pair.ja));

const numbersIn = (text: string) => text.match(/\d+/g) ?? [];

describe('Korean and Japanese texts of the demonstration say the same', () => {
  it('of a clinic', () => {
    const { opening, care, service } = clinicTexts;
    const half = clinics.flatMap(({ description, descriptionJa }) =>
      description !== null && descriptionJa !== null
        ? [
            ...halfSaid([...opening, ...care, ...service], description, descriptionJa),
            ...halfSaid(FACT_PAIRS, lastLine(description), lastLine(descriptionJa)),
          ]
        : [],
    );
    expect(half).toEqual([]);
  });

  it('of a doctor', () => {
    const half = doctors.flatMap(({ description, descriptionJa }) =>
      description !== null && descriptionJa !== null
        ? halfSaid([...doctorTexts.intro, ...doctorTexts.universities], description, descriptionJa)
        : [],
    );
    expect(half).toEqual([]);
  });

  it('of an event: every number of the one text is in the other, in the same order', () => {
    const differing = events.filter(
      ({ title, titleJa, content, contentJa }) =>
        titleJa !== null &&
        String(numbersIn(title + content)) !== String(numbersIn(titleJa + contentJa)),
    );
    expect(differing.map(({ title, titleJa }) => [title, titleJa])).toEqual([]);
  });

  it('of the approval of an advertisement, which has one text for both and is no real one', () => {
    const real = events.filter(
      (event) => !/^제000000-중-\d{6}호$/.test(event.adApprovalNumber ?? ''),
    );
    expect(real).toEqual([]);
  });

  it('of each floor and exit', () => {
    const differing = clinics.filter(
      ({ description, descriptionJa }) =>
        description !== null &&
        descriptionJa !== null &&
        String(numbersIn(description)) !== String(numbersIn(descriptionJa)),
    );
    expect(differing.map(({ name }) => name)).toEqual([]);
  });
});

describe('texts of the demonstration do not contradict each other', () => {
  it('a clinic is on the floor of its address', () => {
    const floorIn = (text: string | null) => /(\d+)층/.exec(text ?? '')?.[1];
    const named = clinics.filter(
      ({ address, detailAddress, description }) =>
        floorIn(description) !== undefined && floorIn(address ?? detailAddress) !== undefined,
    );
    expect(named.length).toBeGreaterThan(10);
    const elsewhere = named.filter(
      ({ address, detailAddress, description }) =>
        floorIn(description) !== floorIn(address ?? detailAddress),
    );
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
  });

  it('a course of several sessions costs as many times the price of one', () => {
    const courses = events.filter(({ title }) => /\d회 과정/.test(title));
    expect(courses.length).toBeGreaterThan(20);
    const wrong = courses.filter(({ title, price, content, treatments: [lead] }) => {
      const sessions = Number(/(\d)회 과정/.exec(title)?.[1]);
      if (!lead || content === null) return false;
      const [from, to] = prices[lead.kind];
      const one = price / sessions;
      return one < from || one > to || !content.includes(`${lead.ko} ${sessions}회`);
    });
    expect(wrong.map(({ title, price }) => [title, price])).toEqual([]);
  });

  it('an event has as many check-ups in its title as in its text', () => {
    const checkUpsIn = (text: string | null) => /경과 확인 (\d)회/.exec(text ?? '')?.[1];
    const wrong = events.filter(({ title, content }) => {
      const promised = checkUpsIn(title);
      return promised !== undefined && content !== null && promised !== checkUpsIn(content);
    });
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });
});

const lastLine = (text: string) => text.split('\n').at(-1) ?? '';

it('the picture of a doctor fits the name', () => {
  const wrong = doctors.filter(({ name, profileImage }) => {
    const number = Number(/doctor-(\d+)/.exec(profileImage?.url ?? '')?.[1] ?? 0);
    const isMan = number % 2 === 0;
    return number > 0 && (isMan ? /[아린희연]$/ : /[우준호혁훈]$/).test(name);
  });
  expect(wrong.map(({ name, profileImage }) => [name, profileImage?.url])).toEqual([]);
});
