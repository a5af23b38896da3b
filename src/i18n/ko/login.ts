import { login as first } from './first/login.ts';

export const login = {
  ...first,
  title: '로그인',
  required: '로그인이 필요한 서비스 입니다',
  requiredForPage: '로그인이 필요한 페이지 입니다',
  line: '라인으로 로그인',
  google: '구글로 로그인',
  kakao: '카카오로 로그인',
  apple: '애플로 로그인',
  callback: {
    line: '라인 로그인',
    naver: '네이버 로그인',
    google: '구글 로그인',
    kakao: '카카오 로그인',
    apple: '애플 로그인',
  },
  inProgress: '로그인 중입니다',
  loggedOut: '로그아웃 되었습니다',
  noMember: '회원 정보를 찾을 수 없습니다.',
  failed: {
    naver: '네이버 로그인 오류',
    google: '구글 로그인 오류',
    kakao: '카카오 로그인 오류',
    apple: '애플 로그인 오류',
  },
  cookiesRefused:
    '이 브라우저가 쿠키를 막고 있어 로그인하지 못했어요. 쿠키를 허용한 뒤 다시 시도해주세요',
  openInBrowser: '다른 브라우저에서 열기',
} as const;
