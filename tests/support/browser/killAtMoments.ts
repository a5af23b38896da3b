import { expect } from 'vitest';
import type { Place } from '../app/server/startTwoInstalled.ts';
import type { ConversationWorld, Outside } from '../fixtures/counsel/conversationWorld.ts';
import type { Moment, Story } from './tellConversation.ts';

/** The request whose answer is lost, because the process is killed that gives it or waits for it. */
const LOST: Readonly<Record<Moment, { of: 'visitor' | keyof Outside; request: RegExp }>> = {
  booking: { of: 'visitor', request: /^POST \/member\/counsels$/ },
  translation: { of: 'deepl', request: /^POST \/v2\/translate / },
  answer: { of: 'visitor', request: /^POST \/staff\/counsels\/[^/]+\/messages$/ },
  'line push': { of: 'line', request: /^POST \/v2\/bot\/message\/push / },
  'press in LINE': { of: 'visitor', request: /^POST \/line\/webhook$/ },
  'photo from LINE': { of: 'line', request: /^GET \/v2\/bot\/message\/\d+\/content / },
  'photo of staff': { of: 'visitor', request: /^PUT \/upload\// },
  visit: { of: 'visitor', request: /^PATCH \/staff\/counsels\// },
  mail: { of: 'mail', request: /(^|\r\n)\.\r\n$/ },
  'web push': { of: 'push', request: /^POST \/fcm\/send\// },
};

/** kill -9 of one of two processes in each of these moments; another one takes its place. */
export function killAtMoments({ two, outside }: ConversationWorld) {
  const killed: { moment: Moment; place: Place }[] = [];
  const during: Story['during'] = async (moment, step) => {
    await two.untilWhole();
    const { of, request } = LOST[moment];
    const before = killed.length;
    const kill = (place: Place) => {
      killed.push({ moment, place });
      two.kill(place);
    };
    if (of === 'visitor') two.balancer.loseAnswerTo(request, (url) => kill(two.placeOf(url)));
    else {
      const relays = outside.map((each) => each[of]);
      for (const [place, relay] of relays.entries()) {
        relay.loseAnswerTo(request, () => {
          for (const each of relays) each.loseNone();
          kill(place === 0 ? 0 : 1);
        });
      }
    }
    await step();
    await expect.poll(() => killed.length, { message: moment }).toBe(before + 1);
  };
  return { killed, during };
}
