import { MEMBER_CHANNELS, type MemberChannel } from '../../contract/plain/noticeKinds.ts';
import { limits } from '../limits/limits.ts';
import type { Channel, ChannelServices } from './channel.ts';
import { emailChannel } from './emailChannel.ts';
import { lineChannel } from './lineChannel.ts';
import { pushChannel } from './pushChannel.ts';
import { staffChannel } from './staffChannel.ts';

/** A new channel is a file beside these and a line here. */
export const channels: readonly Channel[] = [lineChannel, pushChannel, staffChannel, emailChannel];

/** Until when no other process takes a delivery that is claimed now. */
export const claimedUntil = ({ patienceMs }: Channel, now: Date): Date =>
  new Date(now.getTime() + patienceMs + limits.outside.noticeMarginMs);

/** Returns the channels of this installation that reach a member. */
export type FindChannels = (memberId: string) => Promise<MemberChannel[]>;

export const noChannels: FindChannels = async () => [];

export function createFindChannels(services: ChannelServices): FindChannels {
  const open = new Map(channels.map((channel) => [channel.name, channel.open(services)]));
  return async (memberId) => {
    const reached = await Promise.all(
      MEMBER_CHANNELS.map(async (name) => {
        const reaches = await open.get(name)?.reaches?.(memberId);
        return reaches ? [name] : [];
      }),
    );
    return reached.flat();
  };
}
