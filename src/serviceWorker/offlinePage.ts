import { escapeHtml } from '../../contract/plain/escapeHtml.ts';
import type { Language } from '../../contract/plain/language.ts';
import type { KeptAppointment } from '../environment/keptAppointment.ts';
import { worker as ja } from '../i18n/ja/worker.ts';
import { worker as ko } from '../i18n/ko/worker.ts';
import { formatAppointment } from '../lib/dateInWords.ts';
import { localName, localText } from '../lib/localText.ts';

interface OfflinePage {
  language: Language;
  /** The next appointment, if the member keeps it on this device. */
  appointment: KeptAppointment | null;
  /** The text of tokens.css. */
  colours: string;
  now: Date;
}

/** Shown for a page that cannot be loaded without a network. It has no script and loads nothing. */
export function offlinePage({ language, appointment, colours, now }: OfflinePage): string {
  const { offline } = language === 'ja' ? ja : ko;
  const isAhead = appointment !== null && new Date(appointment.at) > now;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<title>${offline.title}</title><meta name="viewport" content="width=device-width, initial-scale=1">
<style>${colours}${STYLE}</style></head><body><main>
<h1>${offline.title}</h1><p class="hint">${offline.hint}</p>
${isAhead ? appointmentHtml(language, appointment) : ''}<p><a href="">${offline.retry}</a></p>
</main></body></html>`;
}

function appointmentHtml(language: Language, { at, clinic }: KeptAppointment): string {
  const { offline } = language === 'ja' ? ja : ko;
  const { day, time } = formatAppointment(at, language);
  const address = localText(language, clinic.address, clinic.addressJa);
  return `<section><h2>${offline.next}</h2>
<p class="when">${escapeHtml(day + time)} <span class="hint">(${offline.koreanTime})</span></p>
${textHtml(localName(language, clinic))}${textHtml(address)}
<p class="hint">${offline.lastSeen}</p></section>`;
}

const textHtml = ({ text, lang }: { text: string; lang: Language | undefined }) =>
  text === '' ? '' : `<p${lang ? ` lang="${lang}"` : ''}>${escapeHtml(text)}</p>`;

const STYLE = `
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--surface);color:var(--ink);
font:1rem/1.6 system-ui,sans-serif;text-wrap:balance;word-break:keep-all}
html[lang=ja] body{word-break:normal}
main{box-sizing:border-box;width:100%;max-width:26rem;padding:2rem 1.25rem;text-align:center}
h1{margin:0 0 .25rem;font-size:1.25rem}
h2{margin:0 0 .5rem;font-size:.875rem;color:var(--muted);font-weight:500}
p{margin:0}
.hint{color:var(--muted);font-size:.875rem;font-weight:400}
section{margin:1.5rem 0 0;padding:1rem 1.25rem;border-radius:1rem;background:var(--quiet);text-align:start}
section p+p{margin-top:.25rem}
.when{font-weight:700}
a{display:inline-block;margin-top:1.5rem;padding:.75rem 1.5rem;border-radius:99rem;background:var(--action);
color:var(--on-action);text-decoration:none;font-size:.9375rem;font-weight:600}
a:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`;
