import type { TreatmentTerm } from '../../db/seed/taxonomy.ts';
import { clinicStems } from '../data/clinicNames.ts';
import { doctorTexts, generalist, professions } from '../data/doctorTexts.ts';
import { pictureOf } from '../pictures/pictureOf.ts';
import { BASE_TIME, DAY } from './clock.ts';
import type { Language, SeedClinic, SeedDoctor } from './entities.ts';
import { fill } from './fill.ts';
import { makePersonName } from './personNames.ts';
import type { ClinicPlan } from './plan.ts';
import { createRandom, type Random } from './random.ts';
import { seedId } from './seedId.ts';
import { specialtyOf, treatmentsOf } from './terms.ts';

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
  const createdAt = isHead ? clinic.createdAt : joinedAt(clinic.createdAt, hasLeft, random);
  const fields = fieldsOf(plan, clinic, position);
  const treatments = treatmentsFor(fields, clinic.treatments, isHead, random);
  const name = makePersonName(random);
  const description = describe({ plan, fields, treatments, isHead }, random);
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
      : pictureOf('doctor', plan.number * 7 + position * 11 + 1),
    position,
    specialties: fields,
    treatments,
  };
}

/** Some are there from the first day, some join within the first year. */
function joinedAt(openedAt: number, hasLeft: boolean, random: Random): number {
  if (hasLeft || random.chance(0.6)) return openedAt + random.int(1, 9) * 1_000;
  return openedAt + random.between(0.02, 0.6) * Math.min(BASE_TIME - openedAt, 365 * DAY);
}

/** The head practises the main field; the others take turns, so that every field has somebody. */
function fieldsOf(plan: ClinicPlan, clinic: SeedClinic, position: number): string[] {
  const { specialties } = clinic;
  if (position === 0 && !plan.isSpecialist && specialties.length > 0) return [...specialties];
  return [specialties[position % Math.max(1, specialties.length)] ?? plan.field];
}

function treatmentsFor(
  fields: readonly string[],
  offered: readonly TreatmentTerm[],
  isHead: boolean,
  random: Random,
): TreatmentTerm[] {
  const suitable = offered.filter((one) => one.specialties.some((id) => fields.includes(id)));
  const able = suitable.length > 0 ? suitable : treatmentsOf(fields);
  return random.sample(able, isHead ? random.int(6, 12) : random.int(3, 8));
}

interface Portrait {
  plan: ClinicPlan;
  fields: readonly string[];
  treatments: readonly TreatmentTerm[];
  isHead: boolean;
}

function describe({ plan, fields, treatments, isHead }: Portrait, random: Random) {
  const field = fields[0] ?? plan.field;
  const isSpecialist = plan.isSpecialist || !isHead;
  const profession = (isSpecialist ? professions[field] : undefined) ?? generalist;
  const treatment = random.pick(treatments);
  const rank = isHead ? 'head' : 'staff';
  const introduce = (language: Language) => {
    const { title, intro } = doctorTexts[language];
    const slots = { specialty: specialtyOf(field)[language], treatment: treatment[language] };
    const sentences = random.sample(intro, random.int(1, 3)).map((text) => fill(text, slots));
    const license = `${profession.license[language]}${language === 'ko' ? ' · ' : '・'}${title[rank]}`;
    return [license, '', sentences.join(language === 'ko' ? ' ' : '')].join('\n');
  };
  const career = careerOf(profession, specialtyOf(field).ko, random);
  return { ko: `${introduce('ko')}\n\n${career}`, ja: introduce('ja') };
}

function careerOf(
  { school, society }: typeof generalist,
  specialty: string,
  random: Random,
): string {
  const { career, careerLabel, universities } = doctorTexts.ko;
  const [formerStem] = random.pick(clinicStems);
  const lines = [
    fill(career.school, { university: random.pick(universities), school }),
    society && fill(career.training, { specialty }),
    random.chance(0.6) && fill(career.former, { clinic: `${formerStem}의원` }),
    society && fill(career.society, { society }),
  ].filter((line) => typeof line === 'string');
  return [careerLabel, ...lines.map((line) => `- ${line}`)].join('\n');
}

/** One lacks everything a doctor may lack, the next ones one thing each. */
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
