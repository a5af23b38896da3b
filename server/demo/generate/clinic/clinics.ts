import type { Language } from '../../../../contract/plain/language.ts';
import { factNames } from '../../../../contract/texts/factNames.ts';
import { clinicFacts, clinicTexts } from '../../data/clinicTexts.ts';
import { pictureOf } from '../../pictures/pictureOf.ts';
import type { Bilingual, SeedClinic } from '../entities.ts';
import { fill } from '../lib/fill.ts';
import { createRandom, type Random } from '../lib/random.ts';
import { seedId } from '../lib/seedId.ts';
import type { ClinicPlan } from '../plan/plan.ts';
import { treatmentsOf } from '../terms.ts';
import { makeAddress, noAddress, wholeAddress } from './addresses.ts';
import { type Claims, makeProfile } from './profiles.ts';

/** Specialties that are often practised in one clinic. */
const NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  'plastic-surgery': ['dermatology', 'plastic-surgery'],
  dermatology: ['family-medicine', 'plastic-surgery'],
  'family-medicine': ['dermatology'],
  'general-surgery': ['family-medicine', 'dermatology'],
};

export function makeClinic(plan: ClinicPlan): SeedClinic {
  const random = createRandom(`clinic ${plan.number}`);
  const { number, place, specialty, name, createdAt, quirks } = plan;
  const specialties = pickSpecialties(plan, random);
  const rooms = random.chance(0.15) ? 0 : random.int(1, 6);
  const { floor, ...address } = makeAddress(place, random);
  const { claims, ...descriptions } = describe(plan, floor, random);
  const shownAddress = quirks.has('noAddress') ? noAddress : address;
  return {
    id: seedId(createdAt, random),
    createdAt,
    specialty,
    place,
    name: name.ko,
    nameJa: quirks.has('untranslated') ? null : name.ja,
    description: quirks.has('noDescription') ? null : descriptions.ko,
    descriptionJa: hasJapanese(quirks) ? descriptions.ja : null,
    ...shownAddress,
    ...(quirks.has('addressWithoutDetail') && {
      ...noAddress,
      roadAddress: address.roadAddress ?? address.address,
    }),
    bannerImage: quirks.has('noBanner') ? null : pictureOf('banner', number + 1),
    profileImage: quirks.has('noProfile') ? null : pictureOf('clinic', number + 1),
    introductionImages: quirks.has('noRooms')
      ? []
      : Array.from({ length: rooms }, (_, room) => pictureOf('room', number * 5 + room + 1)),
    specialties: quirks.has('noSpecialties') ? [] : specialties,
    treatments: random.sample(treatmentsOf(specialties), 4 + plan.doctors * 3),
    priceMenu: [],
    ...makeProfile(plan, claims, wholeAddress(shownAddress)),
  };
}

/** Not more specialties than doctors, unless the head is a generalist. */
function pickSpecialties(
  { specialty, doctors, isSpecialist }: ClinicPlan,
  random: Random,
): string[] {
  const atMost = isSpecialist ? Math.max(1, doctors) : 3;
  const neighbours = (NEIGHBOURS[specialty] ?? []).filter(() => random.chance(0.5));
  return [...new Set([specialty, ...neighbours])].slice(0, atMost);
}

const hasJapanese = (quirks: ClinicPlan['quirks']) =>
  !quirks.has('untranslated') && !quirks.has('noDescription');

/** The same sentences and facts in both languages; the floor is that of the address. */
function describe(plan: ClinicPlan, floor: number, random: Random): Bilingual & { claims: Claims } {
  const exit = random.int(1, 12);
  const minutes = random.int(2, 9);
  const facts = random.sample(clinicFacts, random.int(2, 5));
  const sentences = [
    random.pick(clinicTexts.opening),
    ...random.sample(clinicTexts.care, 2),
    random.pick(clinicTexts.service),
  ];
  const access = random.pick(clinicTexts.access);
  const inLanguage = (language: Language) => {
    const slots = {
      clinic: plan.name[language],
      district: plan.place.district[language],
      station: plan.place.station[language],
      exit,
      minutes,
      floor,
    };
    const [space, comma] = language === 'ko' ? [' ', ', '] : ['', '、'];
    return [
      sentences.map((sentence) => sentence[language]).join(space),
      '',
      clinicTexts.accessLabel[language] + access[language],
      clinicTexts.factsLabel[language] + facts.map((fact) => factNames[language][fact]).join(comma),
    ]
      .map((line) => fill(line, slots))
      .join('\n');
  };
  const claims = {
    facts: new Set([...facts, ...sentences.flatMap((text) => ('fact' in text ? text.fact : []))]),
    exit,
    minutes: access.ko.includes('{minutes}') ? minutes : 1,
  };
  return { ko: inLanguage('ko'), ja: inLanguage('ja'), claims };
}
