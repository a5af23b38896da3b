import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODES } from '../../../support/fixtures/staff/factorWorld.ts';
import { signIn } from '../../../support/fixtures/staff/staffWorld.ts';
import { mockEndpoint } from '../../../support/screen/mockEndpoint.ts';
import { renderScreen } from '../../../support/screen/renderScreen.tsx';

const TEXTS = {
  ko: {
    panel: '2단계 인증',
    add: '인증 앱 추가',
    code: '인증 앱의 코드',
    register: '등록하기',
    save: '파일로 저장',
    notSaved: '이 앱에서는 파일을 저장할 수 없어요. 브라우저에서 열거나 코드를 복사해주세요',
    reason: '내려받는 이유',
    download: 'CSV 내려받기',
    notDownloaded: '이 앱에서는 파일을 저장할 수 없어요. 브라우저에서 열어 다시 내려받아주세요',
    downloaded: '기록을 내려받았어요',
  },
  ja: {
    panel: '2段階認証',
    add: '認証アプリを追加',
    code: '認証アプリのコード',
    register: '登録する',
    save: 'ファイルに保存',
    notSaved:
      'このアプリではファイルを保存できません。ブラウザで開くか、コードをコピーしてください',
    reason: 'ダウンロードの理由',
    download: 'CSVをダウンロード',
    notDownloaded:
      'このアプリではファイルを保存できません。ブラウザで開いて、もう一度ダウンロードしてください',
    downloaded: '記録をダウンロードしました',
  },
};

describe.each(['ko', 'ja'] as const)('inside KakaoTalk, which saves no files, in %s', (lang) => {
  const texts = TEXTS[lang];
  beforeEach(() => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 KAKAOTALK 25.1.0');
    signIn();
  });
  afterEach(() => void vi.restoreAllMocks());

  it('the recovery codes cannot be saved as a file, which is said', async () => {
    mockEndpoint('POST /auth/totp', { data: { secret: 'ABCDEFGH', uri: 'otpauth://totp/x' } });
    mockEndpoint('POST /auth/totp/confirm', { data: { recoveryCodes: CODES } });
    const { user } = await renderScreen(`/console/account?lang=${lang}`);
    const part = within(await screen.findByRole('region', { name: texts.panel }));
    await user.click(await part.findByRole('button', { name: texts.add }));
    await user.type(await part.findByLabelText(texts.code), '123456');
    await user.click(part.getByRole('button', { name: texts.register }));
    await user.click(await part.findByRole('button', { name: texts.save }));
    await screen.findByText(texts.notSaved);
  });

  it('a CSV file is not said to be downloaded', async () => {
    mockEndpoint('GET /staff/clinics', { data: [], total: 0 });
    mockEndpoint('GET /staff/audit', { data: [], total: 0 });
    mockEndpoint('GET /staff/audit/export', 'at,account\r\n');
    const { user } = await renderScreen(`/console/people?part=audit&lang=${lang}`);
    await user.selectOptions(
      await screen.findByRole('combobox', { name: texts.reason }),
      'REQUEST',
    );
    await user.click(screen.getByRole('button', { name: texts.download }));
    await screen.findByText(texts.notDownloaded);
    expect(screen.queryByText(texts.downloaded)).toBeNull();
  });
});
