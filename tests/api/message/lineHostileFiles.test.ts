import { beforeAll, beforeEach, expect, it } from 'vitest';
import { countForProof } from '../../support/app/proof.ts';
import { emptyTables, forOneEngine } from '../../support/app/testDatabase.ts';
import { asMember } from '../../support/fakes/fakeSessions.ts';
import { aConsentingMember } from '../../support/fixtures/aConsentingMember.ts';
import { aClinic, aCounsel } from '../../support/fixtures/factories.ts';
import { hostileFiles, MARK } from '../../support/fixtures/hostileFiles.ts';
import { type LineChat, openLineChat } from '../../support/fixtures/lineChat.ts';

const corpus = await hostileFiles();

forOneEngine((_engine, open) => {
  let chat: LineChat;
  let me: string;
  let counselId: string;

  beforeAll(async () => {
    chat = await openLineChat({ db: await open(), now: () => new Date() });
  });
  beforeEach(async () => {
    await emptyTables(chat.db);
    chat.line.reset();
    const clinic_id = (await aClinic(chat.db)).id;
    me = (await aConsentingMember(chat.db, clinic_id, { language: 'ja' })).id;
    await chat.link(me);
    counselId = (await aCounsel(chat.db, { member_id: me, clinic_id })).id;
  });

  /** The photos in the thread after the file was sent in the chat. */
  const sendInChat = async (bytes: Buffer): Promise<{ url: string }[]> => {
    chat.line.photos.set('77', bytes);
    const message = { type: 'image', id: '77', contentProvider: { type: 'line' } };
    await chat.send({ type: 'message', message });
    await chat.handleEvent();
    const { body } = await chat.get(`/member/counsels/${counselId}/messages`, asMember(me));
    return Object(body).data.flatMap(({ photos }: { photos: { url: string }[] }) => photos);
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
      const shown = await chat.app.request(photo?.url ?? '', { headers: asMember(me) });
      expect(shown.headers.get('content-type')).toBe('image/webp');
      const picture = Buffer.from(await shown.arrayBuffer());
      expect(picture.toString('latin1')).not.toContain(MARK);
      countForProof('files');
    },
  );
});
