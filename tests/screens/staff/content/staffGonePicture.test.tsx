import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
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
    name: '이름',
    save: '저장',
    remove: 'banner.webp 삭제',
    dropped: '이미 삭제된 사진 1장을 뺐어요. 확인하고 다시 저장해주세요',
    saved: '저장했어요',
  },
  ja: {
    name: '名前',
    save: '保存',
    remove: 'banner.webp 削除',
    dropped: 'すでに削除された写真を1枚外しました。確認して、もう一度保存してください',
    saved: '保存しました',
  },
};

describe.each(['ko', 'ja'] as const)('a picture that a colleague has removed, in %s', (lang) => {
  const texts = TEXTS[lang];

  it('leaves the editor when the server no longer has it, and the rest can be saved', async () => {
    expectConsole(/PATCH \/staff\/clinics\/:id failed: invalid_input/);
    signIn();
    serveClinic();
    const { user } = await renderScreen(
      `/console/contents/clinic/${sampleStaffClinic().id}?lang=${lang}`,
    );
    await user.type(await screen.findByLabelText(texts.name), '!');
    await screen.findByRole('button', { name: texts.remove });
    mockEndpoint(
      'PATCH /staff/clinics/:id',
      refusal('invalid_input', { files: ['files/banner.webp'] }),
    );
    await user.click(screen.getByRole('button', { name: texts.save }));
    await screen.findByText(texts.dropped);
    expect(screen.queryByRole('button', { name: texts.remove })).toBeNull();

    const { changed } = serveClinic();
    await user.click(screen.getByRole('button', { name: texts.save }));
    await screen.findByText(texts.saved);
    expect(changed.at(-1)?.body).toMatchObject({
      name: `${sampleStaffClinic().name}!`,
      bannerImage: null,
    });
  });
});
