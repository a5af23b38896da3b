/** Every error code of the server. The client has a Korean and a Japanese sentence for each. */
export const ERROR_STATUS = {
  invalid_input: 400,
  unauthenticated: 401,
  login_failed: 401,
  forbidden: 403,
  second_factor_due: 403,
  password_due: 403,
  step_up_required: 403,
  wrong_code: 403,
  wrong_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  nickname_taken: 409,
  already_reviewed: 409,
  already_reported: 409,
  stale_version: 409,
  request_in_flight: 409,
  not_allowed_now: 409,
  consent_required: 409,
  event_ended: 409,
  slot_full: 409,
  body_too_large: 413,
  unsupported_image: 415,
  unsupported_media_type: 415,
  idempotency_mismatch: 422,
  too_many_photos: 422,
  common_password: 422,
  too_many_requests: 429,
  day_limit_reached: 429,
  clinic_limit_reached: 429,
  internal: 500,
  provider_unavailable: 503,
  overloaded: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** `message` is for logs and tools. Only `nickname_taken` has a fixed one, 'Duplicate', as the specification says. */
export interface ErrorAnswer {
  code: ErrorCode;
  message: string;
  requestId?: string;
  /** Paths of the uploaded files that caused the error. */
  files?: readonly string[];
  /** Names of the fields of the body that caused the error. */
  fields?: readonly string[];
}
