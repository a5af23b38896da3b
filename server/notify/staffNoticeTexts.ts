/** Notices for staff, who work in Korean. Those for members are in contract/texts/noticeTexts.ts. */
export const newCounselText = (code: string): string => `새 상담이 들어왔어요 (${code})`;
export const staffMessageText = (code: string): string => `회원이 메시지를 보냈어요 (${code})`;
export const proposalAcceptedText = (code: string): string =>
  `의원이 제안한 시간을 회원이 골라 예약이 확정됐어요 (${code})`;
export const canceledText = (code: string): string => `회원이 상담을 취소했어요 (${code})`;
export const memberLeftText = (code: string): string =>
  `회원이 탈퇴해서 상담이 삭제됐어요 (${code})`;
export const rescheduleText = (code: string): string => `회원이 시간 변경을 요청했어요 (${code})`;
export const takenBackText = (code: string): string =>
  `회원이 예약을 그대로 두기로 했어요 (${code})`;
export const cameAfterAllText = (code: string): string =>
  `미방문으로 표시한 회원이 다녀왔다고 답했어요 (${code})`;
export const waitingCounselText = (code: string): string =>
  `하루가 지나도록 확인하지 않은 상담이 있어요 (${code})`;
export const unusualReadingText = (staff: string, counsels: number): string =>
  `한 시간 동안 상담을 유난히 많이 읽은 계정이 있어요 (${staff}, ${counsels}건). 감사 기록을 확인해주세요`;
