import { escapeHtml } from '../../../contract/plain/escapeHtml.ts';
import { LANGUAGE_PARAMETER, type Language } from '../../../contract/plain/language.ts';
import { hashSource } from '../../http/answer/securityHeaders.ts';
import { CHOOSER_STYLE } from './chooserStyle.ts';
import type { DemoMember } from './demoMembersSql.ts';

const TEXTS = {
  ko: {
    title: '누구로 로그인할까요?',
    about: '체험용 로그인입니다. 실제 계정은 필요하지 않습니다.',
    newMember: '새 회원으로 시작하기',
    ko: '한국어',
    ja: '일본어',
    other: 'ja',
    otherName: '日本語',
  },
  ja: {
    title: 'どの会員でログインしますか?',
    about: '体験用のログインです。実際のアカウントは必要ありません。',
    newMember: '新しい会員としてはじめる',
    ko: '韓国語',
    ja: '日本語',
    other: 'ko',
    otherName: '한국어',
  },
} as const;

/** The choice "start as a new member". */
export const NEW_MEMBER = 'new';

/** No form-action: browsers apply it to the provider's redirects too. */
export const CHOOSER_POLICY = `default-src 'none'; img-src 'self'; style-src ${hashSource(CHOOSER_STYLE)}; base-uri 'none'; frame-ancestors 'none'`;

/** In the place where a real provider asks for name and password. */
export function chooserPage(members: readonly DemoMember[], language: Language): string {
  const texts = TEXTS[language];
  const choices = members.map(({ subject, nickname, language: tongue }) =>
    choice({
      subject,
      face: [...nickname][0] ?? '',
      name: nickname,
      lang: tongue,
      tongue: texts[tongue],
    }),
  );
  const newcomer = choice({
    subject: NEW_MEMBER,
    face: '+',
    name: texts.newMember,
    lang: language,
  });
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${texts.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style>${CHOOSER_STYLE}</style></head>
<body><main><h1>${texts.title}</h1><p>${texts.about}</p>
<form method="post"><ul>${choices.join('')}${newcomer}</ul></form>
<p><a href="?${LANGUAGE_PARAMETER}=${texts.other}" lang="${texts.other}" hreflang="${texts.other}">${texts.otherName}</a></p>
</main></body></html>`;
}

interface Choice {
  subject: string;
  face: string;
  name: string;
  lang: Language;
  tongue?: string;
}

function choice({ subject, face, name, lang, tongue }: Choice): string {
  const kind = tongue === undefined ? ' class="new"' : '';
  const spoken = tongue === undefined ? '' : `<span class="tongue">${tongue}</span>`;
  return `<li><button name="subject" value="${escapeHtml(subject)}"${kind}>
<span class="face" aria-hidden="true">${escapeHtml(face)}</span>
<span class="name" lang="${lang}">${escapeHtml(name)}</span>${spoken}</button></li>`;
}
