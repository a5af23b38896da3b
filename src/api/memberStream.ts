import { type OpenStream, openStream } from './liveStream.ts';
import { renewingOnce } from './memberCall.ts';

/** The live stream of the member. */
export const openMemberStream: OpenStream = (signal) =>
  renewingOnce(() => openStream('GET /member/live', signal));
