/** The grade of a public observatory: its marks and points, copied from its published list. */
export interface Mark {
  what: string;
  points: number;
}

const START = 100;
const SIX_MONTHS = 15_768_000;

export function gradeOf(headers: Headers): { points: number; marks: Mark[] } {
  const marks = [
    policyMark(headers),
    cookieMark(headers),
    transportMark(headers),
    mark(
      'no sharing with every origin',
      headers.get('access-control-allow-origin') !== '*',
      0,
      -50,
    ),
    mark('a private referrer', isPrivate(headers.get('referrer-policy')), 5, -5),
    mark('types are not guessed', headers.get('x-content-type-options') === 'nosniff', 0, -5),
    mark('cannot be framed', directive(headers, 'frame-ancestors') === "'none'", 5, -20),
    mark('resources for the own site', /^same-/.test(header(headers, CORP)), 10, 0),
  ];
  return { points: START + marks.reduce((sum, { points }) => sum + points, 0), marks };
}

/** What a policy evaluator would call a high risk. */
export function highRisks(headers: Headers): string[] {
  const scripts = directive(headers, 'script-src') ?? directive(headers, 'default-src') ?? '*';
  const isStrict = scripts.includes("'strict-dynamic'") && /'(nonce|sha256)-/.test(scripts);
  const isNothing = scripts === "'none'";
  const risks: [string, boolean][] = [
    ['scripts from anywhere', !isStrict && !isNothing],
    ['scripts from a text', scripts.includes("'unsafe-eval'")],
    ['plugins', !falls(headers, 'object-src')],
    ['another base of addresses', !isNothing && directive(headers, 'base-uri') === undefined],
  ];
  return risks.filter(([, isThere]) => isThere).map(([risk]) => risk);
}

const CORP = 'cross-origin-resource-policy';
const header = (headers: Headers, name: string) => headers.get(name) ?? '';

const mark = (what: string, isGiven: boolean, plus: number, minus: number): Mark => ({
  what,
  points: isGiven ? plus : minus,
});

function directive(headers: Headers, name: string): string | undefined {
  const policy = header(headers, 'content-security-policy').split(';');
  const found = policy.map((part) => part.trim().split(/\s+/)).find(([each]) => each === name);
  return found?.slice(1).join(' ');
}

const falls = (headers: Headers, name: string) =>
  (directive(headers, name) ?? directive(headers, 'default-src')) === "'none'";

/** A hash takes what is unsafe beside it out of force; attributes of style are not counted there. */
function policyMark(headers: Headers): Mark {
  const what = 'a content security policy that begins with nothing';
  if (directive(headers, 'default-src') === undefined) return { what, points: -25 };
  if (highRisks(headers).length > 0) return { what, points: -20 };
  if (directive(headers, 'style-src')?.includes("'unsafe-inline'")) return { what, points: 0 };
  return { what, points: directive(headers, 'default-src') === "'none'" ? 10 : 5 };
}

function cookieMark(headers: Headers): Mark {
  const cookies = headers.getSetCookie();
  const what = 'cookies that only the server reads';
  if (cookies.length === 0) return { what, points: 0 };
  const isGood = cookies.every((cookie) =>
    ['Secure', 'HttpOnly', 'SameSite='].every((word) => cookie.includes(word)),
  );
  return { what, points: isGood ? 5 : -40 };
}

function transportMark(headers: Headers): Mark {
  const seconds = Number(
    /max-age=(\d+)/.exec(header(headers, 'strict-transport-security'))?.[1] ?? 0,
  );
  const isLong = seconds >= SIX_MONTHS;
  return { what: 'encrypted for half a year at least', points: isLong ? 0 : -20 };
}

const isPrivate = (policy: string | null) =>
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(policy ?? '');
