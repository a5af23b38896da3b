import type { BoardId } from '../../../../contract/texts/doctorBoards.ts';
import type { SeedClinic, SeedDoctor } from '../entities.ts';
import { DAY, dateOf } from '../lib/clock.ts';
import { createRandom } from '../lib/random.ts';
import type { ClinicPlan } from '../plan/plan.ts';

type Credentials = Pick<SeedDoctor, 'licence' | 'board' | 'licenceCheckedOn' | 'languages'>;

const BOARD_OF: Readonly<Record<string, BoardId>> = {
  'plastic-surgery': 'plastic-surgery',
  dermatology: 'dermatology',
  ophthalmology: 'ophthalmology',
  ent: 'otorhinolaryngology',
  'family-medicine': 'family-medicine',
  'general-surgery': 'general-surgery',
};

/** The same licence and board as in the introduction. Most have been checked within the last year. */
export function makeCredentials(
  plan: ClinicPlan,
  clinic: SeedClinic,
  { specialty, isHead, position }: { specialty: string; isHead: boolean; position: number },
): Credentials {
  const random = createRandom(`doctor credentials ${plan.number} ${position}`);
  const isSpecialist = plan.isSpecialist || !isHead;
  const isChecked = random.chance(0.85);
  const checkedOn = dateOf(plan.today - random.int(10, 360) * DAY);
  const speaksJapanese = clinic.languages.includes('ja') && (isHead || random.chance(0.3));
  return {
    licence: licenceOf(specialty),
    board: (isSpecialist && BOARD_OF[specialty]) || null,
    licenceCheckedOn: isChecked ? checkedOn : null,
    languages: speaksJapanese ? ['ko', 'ja'] : ['ko'],
  };
}

function licenceOf(specialty: string): Credentials['licence'] {
  if (specialty === 'dentistry') return 'dentist';
  return specialty === 'korean-medicine' ? 'korean-medicine' : 'physician';
}
