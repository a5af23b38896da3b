import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { forgetAllFiles } from '../../../../src/environment/keptFiles.ts';
import { announceStore } from '../../../support/fixtures/reviewWorld.ts';
import {
  sampleStaffClinic,
  serveClinic,
  signIn,
} from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint, refusal } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';
import { expectConsole } from '../../../support/setup/console.ts';

const TEXTS = {
  ko: {
    add: '소개 사진 사진 추가',
    save: '저장',
    unreadable: '사용할 수 없는 사진이에요. 빼거나 다른 사진으로 바꿔주세요: broken.png',
    notSent: '사진을 올리지 못했어요. 다시 시도해주세요',
  },
  ja: {
    add: '紹介写真 写真を追加',
    save: '保存',
    unreadable: '使用できない写真です。外すか、別の写真に替えてください：broken.png',
    notSent: '写真をアップロードできませんでした。もう一度お試しください',
  },
};

describe.each(['ko', 'ja'] as const)('a picture that cannot be read, in %s', (lang) => {
  const texts = TEXTS[lang];
  beforeEach(() => forgetAllFiles('staff'));

  const pickTwo = async () => {
    signIn();
    const world = serveClinic();
    const { user } = await renderScreen(
      `/console/contents/clinic/${sampleStaffClinic().id}?lang=${lang}`,
    );
    const input = await screen.findByLabelText(texts.add, { selector: 'input' });
    const file = (name: string) => new File(['bytes'], name, { type: 'image/png' });
    await user.upload(input, [file('front.png'), file('broken.png')]);
    const save = async () => user.click(await screen.findByRole('button', { name: texts.save }));
    return { ...world, save };
  };
  const isToldOnce = async () => {
    await screen.findByText(texts.unreadable);
    expect(screen.queryByText(texts.notSent)).toBeNull();
  };

  it('is named when it is not uploaded', async () => {
    expectConsole(/GET \/s3\/generate-s3-url failed: unsupported_image/);
    expectConsole(/Failed to get signed URL/);
    const { changed, save } = await pickTwo();
    const { sent } = announceStore();
    mockEndpoint('GET /s3/generate-s3-url', ({ query: { filename } }) =>
      filename === 'broken.png'
        ? refusal('unsupported_image')
        : { url: `http://localhost:3000/upload/${filename}?signature=secret&expires=1` },
    );
    await save();
    await isToldOnce();
    expect([sent.map(({ name }) => name), changed]).toEqual([['front.png'], []]);
  });

  it('is named when the server cannot make a picture of it', async () => {
    expectConsole(/PATCH \/staff\/clinics\/:id failed: unsupported_image/);
    const { save } = await pickTwo();
    announceStore();
    const files = ['upload/broken.png'];
    mockEndpoint('PATCH /staff/clinics/:id', refusal('unsupported_image', { files }));
    await save();
    await isToldOnce();
  });
});
