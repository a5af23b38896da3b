import { z } from 'zod';
import { VISIT_ANSWERS } from './plain/enums.ts';
import { Timestamp } from './shape.ts';

const Answer = z.enum(VISIT_ANSWERS);

/** `appointmentAt` is the appointment that the member was asked about; the clinic may have changed it meanwhile. */
export const VisitAnswerForm = z.strictObject({ answer: Answer, appointmentAt: Timestamp });
export type VisitAnswerForm = z.infer<typeof VisitAnswerForm>;

export const VisitAnswer = z.object({ answer: Answer, at: Timestamp });
export type VisitAnswer = z.infer<typeof VisitAnswer>;

/** Staff say that the member did not come: when they said it. */
export const NoShow = z.object({ at: Timestamp });
export type NoShow = z.infer<typeof NoShow>;
