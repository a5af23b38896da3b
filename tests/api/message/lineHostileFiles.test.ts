import { expect, it } from 'vitest';
import { forOneEngine } from '../../support/app/database/testDatabase.ts';
import { countForProof } from '../../support/app/proof.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { useLineChat } from '../../support/fixtures/counsel/lineChat.ts';
import { hostileFiles, MARK } from '../../support/fixtures/hostile/hostileFiles.ts';

const corpus = await hostileFiles();

forOneEngine((_engine, open) => {
  const { chat, world } = useLineChat(open);

  /** The photos in the thread after the file was sent in the chat. */
  const sendInChat = async (bytes: Buffer): Promise<{ url: string }[]> => {
    const counsel = await world.booked();
    chat.line.photos.set('77', bytes);
    const message = { type: 'image', id: '77', contentProvider: { type: 'line' } };
    await chat.send({ type: 'message', message });
    await chat.handleEvent();
    const { data } = await world.thread(counsel);
    return data.flatMap(({ photos }: { photos: { url: string }[] }) => photos);
  };

  it.each(corpus.filter(({ fate }) => fate === 'refused'))(
    '$what from the LINE chat is refused, and the member is told',
    async ({ bytes }) => {
      expect(await sendInChat(bytes)).toEqual([]);
      const [answer] = chat.line.replies;
      expect(answer?.message.text).toMatch(/^写真を開けず/);
      expect(await chat.events()).toMatchObject([{ state: 'REFUSED' }]);
      countForProof('files');
    },
  );

  it.each(corpus.filter(({ fate }) => fate === 'neutralised'))(
    '$what from the LINE chat is encoded again',
    async ({ bytes }) => {
      const [photo] = await sendInChat(bytes);
      const shown = await chat.app.request(photo?.url ?? '', { headers: asMember(world.me) });
      expect(shown.headers.get('content-type')).toBe('image/webp');
      const picture = Buffer.from(await shown.arrayBuffer());
      expect(picture.toString('latin1')).not.toContain(MARK);
      countForProof('files');
    },
  );
});
