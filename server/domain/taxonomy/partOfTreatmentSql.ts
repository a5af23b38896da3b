/** SQL of the id of the part of the body that a treatment is for; null if it has none. */
export const partOfTreatment = (treatmentId: string) => `(
  select part.id from treatment_concern join concern_part using (concern_id)
    join part on part.id = concern_part.part_id
  where treatment_concern.treatment_id = ${treatmentId}
  order by part.position limit 1)`;
