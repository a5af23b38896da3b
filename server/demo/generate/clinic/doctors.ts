import type { Language } from '../../../../contract/plain/language.ts';
import type { TreatmentTerm } from '../../../db/seed/taxonomy.ts';
import { clinicStems, plainSuffix } from '../../data/clinicNames.ts';
import { doctorTexts, generalist, type Profession, professions } from '../../data/doctorTexts.ts';
import { pictureOf } from '../../pictures/pictureOf.ts';
import { doctorPictureOf } from '../../pictures/picturesAbout.ts';
import type { Bilingual, SeedClinic, SeedDoctor } from '../entities.ts';
import { DAY } from '../lib/clock.ts';
import { fill } from '../lib/fill.ts';
import { createRandom, type Random } from '../lib/random.ts';
import { seedId } from '../lib/seedId.ts';
import type { ClinicPlan } from '../plan/plan.ts';
import { specialtyOf, treatmentsOf } from '../terms.ts';
import { makeCredentials } from './credentials.ts';
import { makePersonName } from './personNames.ts';

export function makeDoctors(plan: ClinicPlan, clinic: SeedClinic): SeedDoctor[] {
  const doctors = Array.from({ length: plan.doctors }, (_, position) =>
    makeDoctor(plan, clinic, position),
  );
  return plan.quirks.has('doctorsWithGaps') ? withGaps(doctors) : doctors;
}

function makeDoctor(plan: ClinicPlan, clinic: SeedClinic, position: number): SeedDoctor {
  const random = createRandom(`doctor ${plan.number} ${position}`);
  const isHead = position === 0;
  const hasLeft = plan.quirks.has('doctorHasLeft') && position === plan.doctors - 1;
  const createdAt = isHead
    ? clinic.createdAt
    : joinedAt(plan.today, clinic.createdAt, hasLeft, random);
  const specialties = specialtiesOf(plan, clinic, position);
  const treatments = treatmentsFor(specialties, clinic.treatments, isHead, random);
  const name = makePersonName(random);
  const { description, career } = describe({ plan, specialties, treatments, isHead }, random);
  const isTranslated = !plan.quirks.has('untranslated');
  return {
    id: seedId(createdAt, random),
    createdAt,
    clinicId: hasLeft ? null : clinic.id,
    name: name.ko,
    nameJa: isTranslated ? name.ja : null,
    description: description.ko,
    descriptionJa: isTranslated ? description.ja : null,
    profileImage: random.chance(0.08)
      ? null
      : pictureOf('doctor', doctorPictureOf(name.sex, plan.number * 7 + position * 11 + 1)),
    position,
    specialties,
    treatments,
    career: career.ko,
    careerJa: isTranslated ? career.ja : null,
    ...makeCredentials(plan, clinic, {
      specialty: specialties[0] ?? plan.specialty,
      isHead,
      position,
    }),
  };
}

/** Some work there from the first day, some join within the first year. */
function joinedAt(today: number, openedAt: number, hasLeft: boolean, random: Random): number {
  if (hasLeft || random.chance(0.6)) return openedAt + random.int(1, 9) * 1_000;
  return openedAt + random.between(0.02, 0.6) * Math.min(today - openedAt, 365 * DAY);
}

/**
 * A head who is a generalist practises all specialties of the clinic. Otherwise the doctors take them in turn, the head
 * the first one.
 */
function specialtiesOf(plan: ClinicPlan, clinic: SeedClinic, position: number): string[] {
  const { specialties } = clinic;
  if (position === 0 && !plan.isSpecialist && specialties.length > 0) return [...specialties];
  return [specialties[position % Math.max(1, specialties.length)] ?? plan.specialty];
}

function treatmentsFor(
  specialties: readonly string[],
  offered: readonly TreatmentTerm[],
  isHead: boolean,
  random: Random,
): TreatmentTerm[] {
  const suitable = offered.filter((one) => one.specialties.some((id) => specialties.includes(id)));
  const able = suitable.length > 0 ? suitable : treatmentsOf(specialties);
  return random.sample(able, isHead ? random.int(6, 12) : random.int(3, 8));
}

interface Portrait {
  plan: ClinicPlan;
  specialties: readonly string[];
  treatments: readonly TreatmentTerm[];
  isHead: boolean;
}

/** The same sentences and the same career in both languages. The page shows the career below the introduction. */
function describe({ plan, specialties, treatments, isHead }: Portrait, random: Random) {
  const specialty = specialties[0] ?? plan.specialty;
  const isSpecialist = plan.isSpecialist || !isHead;
  const profession = (isSpecialist ? professions[specialty] : undefined) ?? generalist;
  const specialtyName = specialtyOf(specialty);
  const treatment = random.pick(treatments);
  const title = doctorTexts.title[isHead ? 'head' : 'staff'];
  const sentences = random.sample(doctorTexts.intro, random.int(1, 3));
  const career = careerOf(profession, specialtyName, random);
  const inLanguage = (language: Language) => {
    const slots = { specialty: specialtyName[language], treatment: treatment[language] };
    const [space, dot] = language === 'ko' ? [' ', ' · '] : ['', '・'];
    const introduction = sentences.map((sentence) => fill(sentence[language], slots)).join(space);
    return [profession.license[language] + dot + title[language], '', introduction].join('\n');
  };
  const linesIn = (language: Language) => career.map((line) => line[language]).join('\n');
  return {
    description: { ko: inLanguage('ko'), ja: inLanguage('ja') },
    career: { ko: linesIn('ko'), ja: linesIn('ja') },
  };
}

function careerOf({ school, society }: Profession, specialty: Bilingual, random: Random) {
  const { career, universities } = doctorTexts;
  const university = random.pick(universities);
  const [stemKo, stemJa] = random.pick(clinicStems);
  const clinic = { ko: stemKo + plainSuffix.ko, ja: stemJa + plainSuffix.ja };
  const hasMoved = random.chance(0.6);
  return [
    inBoth(career.school, { university, school }),
    society && inBoth(career.training, { specialty }),
    hasMoved && inBoth(career.former, { clinic }),
    society && inBoth(career.society, { society }),
  ].filter((line) => typeof line === 'object');
}

const inBoth = (template: Bilingual, slots: Readonly<Record<string, Bilingual>>): Bilingual => {
  const inLanguage = (language: Language) => {
    const values = Object.entries(slots).map(([name, value]) => [name, value[language]]);
    return fill(template[language], Object.fromEntries(values));
  };
  return { ko: inLanguage('ko'), ja: inLanguage('ja') };
};

/**
 * The first doctor has everything, the next three lack one thing each, the fifth lacks all three. Others lack nothing.
 */
function withGaps(doctors: readonly SeedDoctor[]): SeedDoctor[] {
  const noIntroduction = { description: null, descriptionJa: null };
  const gaps: readonly Partial<SeedDoctor>[] = [
    {},
    noIntroduction,
    { profileImage: null },
    { specialties: [] },
    { ...noIntroduction, profileImage: null, specialties: [] },
  ];
  return doctors.map((doctor, index) => ({ ...doctor, ...gaps[index] }));
}
