import type { CounselState } from '../../../contract/counselCourse.ts';
import type { AuditEntry } from '../../../contract/staffAudit.ts';

/** Texts for actions, states and field names; undefined for unknown ones. */
export interface AuditDictionary {
  deed: (name: string) => string | undefined;
  state: (state: CounselState) => string;
  field: (name: string) => string;
  role: (name: string) => string | undefined;
}

/** The server's short details in the words of the console. */
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
