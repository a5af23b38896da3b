import type { Row } from '../../db/seed/insertRows.ts';
import type { SeedCounsel, SeedCounselChange } from '../generate/entities.ts';
import { momentOf, momentOrNull } from './rowParts.ts';
import type { TableRows } from './tables.ts';
import { visitOf } from './visitOf.ts';

/** A counsel and its history. `staffId` is the author of the steps of staff. */
export function counselRows(counsel: SeedCounsel, staffId: string | null): TableRows {
  const { appointmentMadeAt, visitedAt } = visitOf(counsel);
  const row: Row = {
    id: counsel.id,
    member_id: counsel.member.id,
    clinic_id: counsel.clinicId,
    source_type: counsel.sourceType,
    source_id: counsel.sourceId,
    content: counsel.content,
    wishes: counsel.wishes,
    proposals: counsel.proposals,
    proposed_at: counsel.proposals && momentOf(counsel.updatedAt),
    proposed_by: counsel.proposals && staffId,
    language: counsel.member.language,
    booked_in_line: counsel.isInLine,
    code: counsel.code,
    state: counsel.state,
    consultation_at: momentOrNull(counsel.consultationAt),
    treatment_at: momentOrNull(counsel.treatmentAt),
    appointment_made_at: appointmentMadeAt?.toISOString() ?? null,
    visited_at: visitedAt?.toISOString() ?? null,
    visit_answer: counsel.visitAnswer,
    reschedule: counsel.reschedule,
    no_show: counsel.noShow,
    version: counsel.changes.length,
    created_at: momentOf(counsel.createdAt),
    updated_at: momentOf(counsel.updatedAt),
    seen_at: momentOrNull(counsel.seenAt),
  };
  return {
    counsel: [row],
    counsel_change: counsel.changes.map((change) => changeRow(change, counsel.id, staffId)),
  };
}

const changeRow = (change: SeedCounselChange, counselId: string, staffId: string | null): Row => ({
  id: change.id,
  counsel_id: counselId,
  from_state: change.from,
  to_state: change.to,
  actor: change.actor,
  staff_id: change.actor === 'staff' ? staffId : null,
  reason: change.reason,
  created_at: momentOf(change.at),
  seeded: true,
});
