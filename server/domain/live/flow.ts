import type { EventStream } from '../../http/implement.ts';
import { limits } from '../../limits/limits.ts';

export interface Flow {
  /** False: the client reads too slowly, and the stream was cut off. */
  send(text: Uint8Array): boolean;
  end(lastWord: Uint8Array): void;
}

/** The bytes of one stream. `onLeave` is called when the client has gone. */
export function openFlow(onLeave: () => void): { flow: Flow; stream: EventStream } {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const stream = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given;
      },
      cancel: onLeave,
    },
    // Counts texts, also those that the client has not taken yet.
    new CountQueuingStrategy({ highWaterMark: limits.live.unsent }),
  );
  return {
    stream,
    flow: {
      send: (text) => {
        controller.enqueue(text);
        if ((controller.desiredSize ?? 0) > 0) return true;
        controller.error(new Error('The client does not read'));
        return false;
      },
      end: (lastWord) => {
        controller.enqueue(lastWord);
        controller.close();
      },
    },
  };
}
