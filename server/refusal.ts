import type { ErrorCode } from '../contract/errorCode.ts';

/** An expected failure: it reaches the caller as its code and nothing else of it does. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  /** Extra headers of the answer, such as Retry-After or Allow. */
  readonly headers: Readonly<Record<string, string>>;

  /** Paths of the files that it is about. */
  readonly files: readonly string[] | undefined;

  constructor(
    code: ErrorCode,
    message: string,
    headers: Readonly<Record<string, string>>,
    files?: readonly string[],
  ) {
    super(message);
    this.name = 'Refusal';
    this.code = code;
    this.headers = headers;
    this.files = files;
  }
}

/** `throw refuse('not_found')`. The message is for developers: never put what a person typed into it. */
export function refuse(
  code: ErrorCode,
  message: string = defaultMessage(code),
  headers: Readonly<Record<string, string>> = {},
): Refusal {
  return new Refusal(code, message, headers);
}

/** Of what was sent in, these files cannot be taken; the others can. */
export const refuseFiles = (code: ErrorCode, files: readonly string[]): Refusal =>
  new Refusal(code, defaultMessage(code), {}, files);

/** The specification names the word 'Duplicate' for a nickname that is taken; the rest is ours. */
function defaultMessage(code: ErrorCode): string {
  if (code === 'nickname_taken') return 'Duplicate';
  return code.replaceAll('_', ' ');
}
