import { BRAND } from '../../../contract/texts/brand.ts';

export const staffMessage = {
  title: '대화',
  placeholder: '회원에게 보낼 내용을 적어주세요',
  sendAndConfirm: '보내고 확인하기',
  sentAndConfirmed: '메시지를 보내고 신청을 확인했어요',
  sentOnly: '메시지는 보냈지만 신청을 확인으로 바꾸지 못했어요. {{reason}}',
  sentUnsure:
    '메시지는 보냈어요. 신청도 확인됐는지는 알 수 없으니 다음 단계에서 확인하기를 눌러주세요',
  speaks: '회원의 언어는 {{language}}예요',
  consentMissing:
    '지금은 회원의 동의가 없어 회원이 답하거나 시간을 정할 수 없어요. 회원은 상담 화면에서 다시 동의할 수 있어요',
  none: '아직 주고받은 메시지가 없어요',
  arrived: '회원에게서 새 메시지가 왔어요',
  unread: '새 메시지 {{n}}',
  onlyUnread: '안 읽은 메시지만',
  byOperator: '이유를 고르면 대화를 볼 수 있어요. 이유는 감사 기록에 남아요',
  notTranslated:
    '회원이 자동 번역에 동의하지 않아 원문만 볼 수 있어요. 회원의 상담 화면에서 여쭤보고 있어요',
  chooseReason: '이유 선택',
  show: '대화 보기',
  /** What LINE did with a message. */
  line: {
    SENT: '라인으로 보냈어요',
    TOLD: `라인으로 알림을 보냈어요. 내용은 ${BRAND.ko}에서 볼 수 있어요`,
    LATER: '라인이 아직 받지 않아서 다시 보낼게요',
    BLOCKED: `회원이 라인 계정을 차단해서 ${BRAND.ko}에서만 볼 수 있어요`,
    QUOTA: `이번 달 라인 발송 한도를 다 써서 ${BRAND.ko}에서만 볼 수 있어요`,
    FAILED: `라인으로 보내지 못했어요. ${BRAND.ko}에서만 볼 수 있어요`,
  },
  templates: '자주 쓰는 문구',
  noTemplates: '저장한 문구가 없어요',
  addExamples: '예시 문구 넣기',
  examplesAdded: '예시 문구를 넣었어요. 의원에 맞게 고쳐서 쓰세요',
  insert: '{{name}} 넣기',
  newTemplate: '새 문구',
  editTemplate: '{{name}} 수정',
  templateName: '문구 이름',
  korean: '한국어 문구',
  koreanHint: '{{words}}는 메시지에 넣을 때 그 상담의 내용으로 바뀌어요',
  japanese: '일본어 문구',
  japaneseHint:
    '일본어를 쓰는 회원에게는 이 문구를 넣어요. 비워 두면 한국어 문구를 넣어요. {{words}}도 그 상담의 내용으로 바뀌어요',
  unfilled: '{{words}}에 넣을 내용이 아직 없어요. 보내기 전에 직접 적어주세요',
  fillIn: '문구 이름과 한국어 문구를 적어주세요',
  tooManyTemplates: '문구는 {{n}}개까지 저장할 수 있어요. 쓰지 않는 문구를 지워주세요',
  templateGone: '다른 직원이 이 문구를 삭제했어요. 저장하면 새 문구로 추가돼요',
  kept: '문구를 저장했어요',
  remove: '삭제하기',
  removeSurely: '정말 삭제하기',
  removed: '문구를 삭제했어요',
} as const;
