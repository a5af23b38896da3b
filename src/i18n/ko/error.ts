import type { ErrorCode } from '../../../contract/errorCode.ts';

/** A sentence for every code the server can answer with. */
export const error = {
  invalid_input: '입력한 내용을 다시 확인해주세요',
  unauthenticated: '로그인이 필요해요',
  login_failed: '로그인하지 못했어요. 다시 시도해주세요',
  forbidden: '이 작업을 할 권한이 없어요',
  wrong_origin: '이 주소에서는 요청할 수 없어요. 화면을 새로 열어주세요',
  not_found: '찾으시는 내용이 없어요',
  method_not_allowed: '지원하지 않는 요청이에요',
  nickname_taken: '이미 사용 중인 닉네임입니다.',
  already_reviewed: '이 상담에는 이미 리뷰가 있어요',
  stale_version: '그사이 내용이 바뀌었어요. 새로 고친 뒤 다시 시도해주세요',
  request_in_flight: '앞선 요청을 처리하고 있어요. 잠시만 기다려주세요',
  not_allowed_now: '지금 상태에서는 할 수 없는 작업이에요',
  consent_required: '상담을 예약하려면 먼저 동의가 필요해요',
  body_too_large: '보낸 내용이 너무 커요',
  unsupported_image: '사용할 수 없는 이미지예요',
  unsupported_media_type: '지원하지 않는 형식이에요',
  idempotency_mismatch: '앞선 요청과 내용이 달라요. 새로 고친 뒤 다시 시도해주세요',
  too_many_requests: '요청이 너무 많아요. 잠시 후 다시 시도해주세요',
  internal: '서버에 문제가 생겼어요. 잠시 후 다시 시도해주세요',
  provider_unavailable: '지금은 이 로그인 방법을 쓸 수 없어요',
  overloaded: '이용하는 분이 많아요. 잠시 후 다시 시도해주세요',
} as const satisfies Record<ErrorCode, string>;
