import type { CounselState } from '../../../contract/counselCourse.ts';
import type { AuditEntry } from '../../../contract/staffAudit.ts';

/** Speaks of a deed, of a state of a counsel, of the name of a field; of what it does not know, undefined. */
export interface AuditDictionary {
  deed: (name: string) => string | undefined;
  state: (state: CounselState) => string;
  field: (name: string) => string;
  role: (name: string) => string | undefined;
}

/** What the server notes in a few words of its own, in those of the console. */
export function auditWords(
  { action, detail }: Pick<AuditEntry, 'action' | 'detail'>,
  { deed, state, field, role }: AuditDictionary,
): string {
  const known = deed(detail);
  if (known !== undefined) return known;
  const words = detail.split(' ').filter(Boolean);
  if (action === 'COUNSEL_CHANGED') {
    return words.map((word) => (word === '→' ? word : state(word as CounselState))).join(' ');
  }
  const [first = '', ...more] = words;
  const begun = deed(first);
  if (begun === undefined) return detail;
  const about = more.map(
    (word) => (action === 'CONTENT_CHANGED' ? field(word) : role(word)) ?? word,
  );
  return [begun, about.join(', ')].filter(Boolean).join(': ');
}
