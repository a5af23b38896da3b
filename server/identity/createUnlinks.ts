import { kakaoUnlink } from './kakaoUnlink.ts';
import { lineUnlink } from './lineUnlink.ts';
import type { Unlink, UnlinkSettings } from './unlink.ts';

/**
 * The providers that have a call to end the consent of a member who left: docs/operations.md, "What the login provider
 * is told when a member leaves".
 */
export const createUnlinks = ({ kakao, line }: UnlinkSettings): readonly Unlink[] => [
  ...(kakao ? [kakaoUnlink(kakao)] : []),
  ...(line ? [lineUnlink(line)] : []),
];
