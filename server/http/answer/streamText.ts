import { pipeline, Readable } from 'node:stream';
import { constants, createBrotliCompress } from 'node:zlib';
import type { TextStream } from './answerCache.ts';

export interface StreamOptions {
  brotli: boolean;
  /**
   * Called on an error after the status was sent. It returns true when it has closed the connection; the stream
   * then ends without a second report.
   */
  onFailure: (error: unknown) => boolean;
}

/** Streams the text as bytes, only as fast as the client reads. */
export function streamText(
  text: TextStream,
  { brotli, onFailure }: StreamOptions,
): ReadableStream<Uint8Array> {
  const source = Readable.from(encode(text.parts));
  const bytes = (brotli ? compressed(source) : source)[Symbol.asyncIterator]();
  return new ReadableStream(
    {
      pull: async (controller) => {
        try {
          const { done, value } = await bytes.next();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          if (onFailure(error)) controller.close();
          else controller.error(error);
        }
      },
      cancel: async () => {
        source.destroy();
        await text.close();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* encode(text: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const part of text) yield Buffer.from(part);
}

function compressed(source: Readable): Readable {
  const brotli = createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
  // A failure of the source reaches the reader of the compressed text.
  pipeline(source, brotli, () => {});
  return brotli;
}
