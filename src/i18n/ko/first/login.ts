export const login = {
  done: '로그인 되었습니다',
  newBrowser: '새 브라우저에서 로그인 되었습니다',
  fromLineApp: '라인 앱에서 로그인 되었습니다.',
} as const;
