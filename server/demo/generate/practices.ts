import { makeClinic } from './clinics.ts';
import { makeCounsels } from './counsels.ts';
import { makeDoctors } from './doctors.ts';
import type { Practice, SeedClinic, SeedDoctor } from './entities.ts';
import { makeEvents } from './events.ts';
import type { ClinicPlan } from './plan.ts';
import type { World } from './world.ts';

/** A clinic, who works there, what it offers, and what came of it. */
export function makePractice(plan: ClinicPlan, world: World): Practice {
  const opened = makeClinic(plan);
  const doctors = makeDoctors(plan, opened);
  const clinic = doctors.length > 0 ? withTreatmentsOf(doctors, opened) : opened;
  const events = makeEvents(plan, clinic);
  return { clinic, doctors, events, ...makeCounsels(plan, { clinic, doctors, events }, world) };
}

/** A clinic offers what its doctors do. */
function withTreatmentsOf(doctors: readonly SeedDoctor[], clinic: SeedClinic): SeedClinic {
  const working = doctors.filter(({ clinicId }) => clinicId !== null);
  return { ...clinic, treatments: [...new Set(working.flatMap(({ treatments }) => treatments))] };
}
