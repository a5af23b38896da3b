import type { worker as korean } from '../ko/worker.ts';
import type { Translated } from '../texts.ts';

export const worker = {
  push: { title: 'お知らせ', unreadable: '新しいお知らせがあります。' },
  offline: {
    title: '接続できませんでした',
    hint: '通信環境を確認して、もう一度お試しください。',
    retry: 'もう一度試す',
    next: '次のご予約',
    koreanTime: '韓国時間',
    lastSeen: '最後に確認した内容です。その後変更されている場合があります。',
  },
} satisfies Translated<typeof korean>;
