/**
 * A member who leaves inside LINE sends LINE's access token in this header: LINE ends the consent of a person only with
 * it. A header, because a DELETE has no body.
 */
export const LINE_TOKEN_HEADER = 'x-line-access-token';
