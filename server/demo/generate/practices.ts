import { makeClinic } from './clinic/clinics.ts';
import { makeDoctors } from './clinic/doctors.ts';
import { makePriceMenu } from './clinic/priceMenu.ts';
import { makeCounsels } from './counsel/counsels.ts';
import type { Practice, SeedClinic, SeedDoctor } from './entities.ts';
import { makeEvents } from './event/events.ts';
import type { ClinicPlan } from './plan/plan.ts';
import type { World } from './world.ts';

/** A clinic with its doctors, events, counsels and reviews. */
export function makePractice(plan: ClinicPlan, world: World): Practice {
  const opened = makeClinic(plan);
  const doctors = makeDoctors(plan, opened);
  const offering = doctors.length > 0 ? withTreatmentsOf(doctors, opened) : opened;
  const clinic = { ...offering, priceMenu: makePriceMenu(plan.number, offering.treatments) };
  const events = makeEvents(plan, clinic);
  return { clinic, doctors, events, ...makeCounsels(plan, { clinic, doctors, events }, world) };
}

/** A clinic offers what its doctors do. */
function withTreatmentsOf(doctors: readonly SeedDoctor[], clinic: SeedClinic): SeedClinic {
  const working = doctors.filter(({ clinicId }) => clinicId !== null);
  return { ...clinic, treatments: [...new Set(working.flatMap(({ treatments }) => treatments))] };
}
