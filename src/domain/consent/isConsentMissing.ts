import { codeOf } from '../../api/ApiError.ts';

/** The server knows better: it was taken back elsewhere, or there is a new text. */
export const isConsentMissing = (cause: unknown) => codeOf(cause) === 'consent_required';
