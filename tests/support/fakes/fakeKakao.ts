import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '../app/server/listenLocally.ts';

/** Answers POST /v1/user/unlink as Kakao does. */
export async function openFakeKakao(adminKey: string) {
  const linked = new Set<string>();
  const asked: string[] = [];
  let isDown = false;
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const answer = (status: number, content: object) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json' })
        .end(JSON.stringify(content));
    const form = new URLSearchParams(body);
    const id = form.get('target_id') ?? '';
    asked.push(id);
    if (isDown) return answer(503, { msg: 'maintenance', code: -9798 });
    if (request.method !== 'POST' || request.url !== '/v1/user/unlink') return answer(404, {});
    if (request.headers.authorization !== `KakaoAK ${adminKey}`)
      return answer(401, { msg: 'wrong appKey', code: -401 });
    if (form.get('target_id_type') !== 'user_id') return answer(400, { code: -2 });
    if (!linked.delete(id)) return answer(400, { msg: 'NotRegisteredUserException', code: -101 });
    return answer(200, { id: Number(id) });
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    linked,
    /** The ids of all requests, also of refused ones. */
    asked,
    setDown: (down: boolean) => {
      isDown = down;
    },
  };
}
