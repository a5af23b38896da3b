import type { Language } from '../../../contract/plain/language.ts';
import { EMAIL_CODE_MINUTES } from '../../../contract/plain/limits.ts';

export function codeMail(code: string, language: Language): { subject: string; text: string } {
  return language === 'ja'
    ? {
        subject: 'メールアドレスの確認コード',
        text: `確認コード: ${code}\n\n${EMAIL_CODE_MINUTES}分以内に「お知らせの設定」の画面で入力してください。\nお心当たりがない場合は、このメールを破棄してください。`,
      }
    : {
        subject: '이메일 주소 확인 코드',
        text: `확인 코드: ${code}\n\n${EMAIL_CODE_MINUTES}분 안에 '알림 설정' 화면에 입력해주세요.\n요청하신 적이 없다면 이 메일은 그냥 지우셔도 돼요.`,
      };
}
