import { setTimeout as wait } from 'node:timers/promises';
import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sha256 } from '../../../src/lib/digests.ts';
import {
  announceStore,
  announceWriting,
  CHANGED,
  CREATED,
  EDITOR,
  field,
  openEditor,
  photo,
  pick,
  REVIEW,
  register,
} from '../../support/fixtures/reviewWorld.ts';
import { mockEndpoint, refusal } from '../../support/screen/mockEndpoint.ts';
import { expectConsole } from '../../support/setup/console.ts';

/** A connection on which all bytes leave at once and the answer is late. */
class SlowToAnswer {
  static last: SlowToAnswer | undefined;
  upload: { onprogress?: (event: { loaded: number }) => void } = {};
  onloadend: () => void = () => undefined;
  status = 0;
  hasLeft = false;
  constructor() {
    SlowToAnswer.last = this;
  }
  open() {}
  setRequestHeader() {}
  send(file: File) {
    this.upload.onprogress?.({ loaded: file.size });
    this.hasLeft = true;
  }
  answer() {
    this.status = 200;
    this.onloadend();
  }
}

describe('photos of a review', () => {
  it('UPL-01 UPL-02 UPL-04 UPL-05 ENT-17 AMB-74 are uploaded before the review that names them', async () => {
    const store = announceStore();
    const { posted } = announceWriting();
    const { user } = await openEditor();
    const image = photo('사진 1.jpg');
    pick('후', [image]);
    await user.click(register());
    await screen.findByText(CREATED);
    const { size } = image;
    expect(store.asked[0]?.query).toEqual({
      filename: '사진 1.jpg',
      filetype: 'image/jpeg',
      size: String(size),
    });
    expect(store.sent).toEqual([
      { name: '사진 1.jpg', type: 'image/jpeg', bytes: 'bytes of 사진 1.jpg' },
    ]);
    const path = `upload/${encodeURIComponent('사진 1.jpg')}`;
    const hash = await sha256('bytes of 사진 1.jpg');
    expect(posted[0]?.body.afterPhotos).toEqual([
      {
        url: `http://localhost:3000/${path}`,
        path,
        name: '사진 1.jpg',
        type: 'image/jpeg',
        size,
        hash,
      },
    ]);
  });

  it('UPL-03 a first failure is retried with a new address', async () => {
    expectConsole(/A file did not arrive: a\.jpg/);
    const store = announceStore((_, tried) => (tried === 1 ? 201 : 200));
    const { posted } = announceWriting();
    const { user } = await openEditor();
    pick('전', [photo('a.jpg')]);
    await user.click(register());
    await screen.findByText(CREATED);
    expect(store.asked).toHaveLength(2);
    expect(posted[0]?.body.beforePhotos).toHaveLength(1);
  });

  it('ERR-07 AMB-92 uploaded ones are not uploaded again by the next press; no review was posted', async () => {
    expectConsole(/A file did not arrive: b\.jpg/);
    let isBroken = true;
    const store = announceStore((name) => (isBroken && name === 'b.jpg' ? 204 : 200));
    const { posted } = announceWriting();
    const { user, address } = await openEditor();
    pick('전', [photo('a.jpg'), photo('b.jpg')]);
    await user.type(field('제목'), '글');
    await user.click(register());
    expect(await screen.findByText(/올리지 못한 사진이 있어요/)).toBeTruthy();
    expect(posted).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(EDITOR);
    expect(field('제목').value).toBe('글');

    isBroken = false;
    await user.click(register());
    await screen.findByText(CREATED);
    expect(store.sent.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
    expect(posted[0]?.body.beforePhotos.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  });

  it('UPL-06 ERR-13 ERR-19 without an address nothing is uploaded: these words are logged, then the cause', async () => {
    expectConsole(/Failed to get signed URL$/m);
    expectConsole(/Failed to get signed URL: the cause.*ApiError/);
    const store = announceStore();
    mockEndpoint('GET /s3/generate-s3-url', refusal('internal'));
    const { posted } = announceWriting();
    const { user } = await openEditor();
    pick('전', [photo('a.jpg')]);
    await user.click(register());
    expect(await screen.findByText(/올리지 못한 사진이 있어요/)).toBeTruthy();
    expect(store.tries.size).toBe(0);
    expect(posted).toEqual([]);
  });

  it('become public, the form says so, and can send the text alone', async () => {
    const store = announceStore();
    const { posted } = announceWriting();
    const { user } = await openEditor();
    expect(screen.queryByText('등록한 사진은 누구나 볼 수 있어요')).toBeNull();
    pick('전', [photo('a.jpg')]);
    expect(screen.getByText('등록한 사진은 누구나 볼 수 있어요')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: '사진 없이 등록하기' }));
    await user.click(register());
    await screen.findByText(CREATED);
    expect(store.asked).toEqual([]);
    expect(posted[0]?.body.beforePhotos).toEqual([]);
  });

  it('are uploaded again with the next press if the server no longer has them', async () => {
    expectConsole(/The review was not saved/);
    const store = announceStore();
    announceWriting();
    mockEndpoint('POST /member/reviews', refusal('invalid_input'));
    const { user } = await openEditor();
    pick('전', [photo('a.jpg')]);
    await user.click(register());
    await screen.findByText(/아직 등록되지 않았어요/);
    announceWriting();
    await user.click(register());
    await screen.findByText(CREATED);
    expect(store.sent).toHaveLength(2);
  });

  it('are uploaded two at a time, while the modal counts them', async () => {
    let running = 0;
    let most = 0;
    announceStore(async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(40);
      running -= 1;
      return 200;
    });
    announceWriting();
    const { user } = await openEditor();
    pick(
      '전',
      ['a', 'b', 'c', 'd', 'e'].map((name) => photo(name)),
    );
    await user.click(register());
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(screen.getByText(/^5장 중 \d장을 올렸어요$/)).toBeTruthy();
    await screen.findByText(CREATED);
    expect(most).toBe(2);
  });

  it('count as uploaded when the store answers, not when the last byte is sent', async () => {
    vi.stubGlobal('XMLHttpRequest', SlowToAnswer);
    onTestFinished(() => void vi.unstubAllGlobals());
    announceStore();
    announceWriting();
    const { user } = await openEditor();
    pick('전', [photo('a.jpg')]);
    await user.click(register());
    await expect.poll(() => SlowToAnswer.last?.hasLeft).toBe(true);
    expect(await screen.findByText('1장 중 0장을 올렸어요')).toBeTruthy();
    SlowToAnswer.last?.answer();
    await screen.findByText(CREATED);
  });

  it('are named if the browser cannot read them, and none of the others is uploaded twice', async () => {
    const store = announceStore();
    const { posted } = announceWriting();
    const { user } = await openEditor();
    pick('전', [photo('a.heic', 'image/heic'), photo('b.jpg')]);
    await user.click(register());
    expect(await screen.findByText(/이 브라우저에서 열 수 없는 사진이 있어요/)).toBeTruthy();
    expect(screen.getByText(/JPG나 PNG로 저장해 다시 고르거나/)).toBeTruthy();
    expect(screen.getByText('a.heic')).toBeTruthy();
    expect(posted).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'a.heic 삭제' }));
    await user.click(register());
    await screen.findByText(CREATED);
    expect(store.sent.map(({ name }) => name)).toEqual(['b.jpg']);
    expect(posted[0]?.body.beforePhotos).toHaveLength(1);
  });

  it('are not uploaded again if the server cannot read them', async () => {
    expectConsole(/The review was not saved/);
    announceStore();
    announceWriting();
    mockEndpoint('POST /member/reviews', refusal('unsupported_image'));
    const { user } = await openEditor();
    pick('전', [photo('a.jpg')]);
    await user.click(register());
    expect(await screen.findByText(/이 브라우저에서 열 수 없는 사진이 있어요/)).toBeTruthy();
    expect(screen.queryByText(/다시 눌러주세요/)).toBeNull();
  });

  it('are named with their positions if the server refuses them, and the others are kept', async () => {
    expectConsole(/The review was not saved/);
    const store = announceStore();
    const path = `upload/${encodeURIComponent('broken.jpg')}`;
    mockEndpoint('POST /member/reviews', refusal('unsupported_image', { files: [path] }));
    const { user } = await openEditor();
    pick('전', [photo('a.jpg')]);
    pick('후', [photo('b.jpg'), photo('broken.jpg')]);
    await user.type(field('제목'), '글');
    await user.click(register());
    expect(await screen.findByText(/이 브라우저에서 열 수 없는 사진이 있어요/)).toBeTruthy();
    const named = screen.getAllByText(/^시술 (전|후) 사진 \d$/);
    expect(named.map(({ parentElement }) => parentElement?.textContent)).toEqual([
      '시술 후 사진 2 broken.jpg',
    ]);
    expect(field('제목').value).toBe('글');

    const { posted } = announceWriting();
    await user.click(screen.getByRole('button', { name: 'broken.jpg 삭제' }));
    expect(screen.queryByText(/이 브라우저에서 열 수 없는 사진이 있어요/)).toBeNull();
    await user.click(register());
    await screen.findByText(CREATED);
    // Each once. Two are uploaded at a time, in any order.
    expect(store.sent.map(({ name }) => name).sort()).toEqual(['a.jpg', 'b.jpg', 'broken.jpg']);
    expect(posted[0]?.body.afterPhotos.map(({ name }) => name)).toEqual(['b.jpg']);
  });

  it('of a published review are removed by sending the text alone, and the form says so', async () => {
    const edited = mockEndpoint('PATCH /member/reviews/:id', { data: REVIEW });
    const { user } = await openEditor({ review: REVIEW });
    await user.click(screen.getByRole('checkbox', { name: '사진 없이 등록하기' }));
    expect(screen.getByText('리뷰에 있던 사진도 내려가고 글만 등록돼요')).toBeTruthy();
    await user.click(register());
    await screen.findByText(CHANGED);
    expect(edited[0]?.body.beforePhotos).toEqual([]);
  });
});

describe('more than 30 photos', () => {
  const named = (count: number, name: string) =>
    Array.from({ length: count }, (_, n) => photo(`${name} ${n}.jpg`));

  it('are not added, and a line says how many; the first 30 are kept', async () => {
    await openEditor();
    pick('전', named(20, 'a'));
    expect(screen.queryByText(/30장까지/)).toBeNull();
    pick('후', named(13, 'b'));
    const line = '사진은 시술 전후를 합해 30장까지 올릴 수 있어요. 3장은 담지 않았어요';
    expect((await screen.findByText(line)).getAttribute('role')).toBe('status');
    expect(screen.getAllByRole('button', { name: /삭제/ })).toHaveLength(30);
  });
});
