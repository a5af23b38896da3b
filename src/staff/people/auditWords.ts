import type { CounselState } from '../../../contract/plain/counselCourse.ts';
import type { AuditEntry } from '../../../contract/staff/staffAudit.ts';

/** Texts for actions, states and field names; undefined for unknown ones. */
export interface AuditDictionary {
  deed: (name: string) => string | undefined;
  state: (state: CounselState) => string;
  field: (name: string) => string;
  role: (name: string) => string | undefined;
  filter: (name: string) => string;
  reason: (name: string) => string;
  /** The assignee of a counsel that no staff person has taken. */
  noAssignee: string;
  /** How many counsels were read in an hour. */
  counsels: (n: string) => string;
  /** The kind of data and both periods, e.g. `note 12 24`. */
  retention: (kind: string, before: string, after: string) => string;
  /** What a list was filtered by. */
  found: (filters: string) => string;
}

const filtersOf = (names: readonly string[], { filter, found }: AuditDictionary) =>
  names.length === 0 ? '' : found(names.map(filter).join(', '));

const periodsOf = ([before = '', after = '']: readonly string[]) => [before, after] as const;

/** The server's short details in the words of the console. */
export function auditWords(
  { action, detail }: Pick<AuditEntry, 'action' | 'detail'>,
  dictionary: AuditDictionary,
): string {
  const { deed, state, field, role, reason, counsels } = dictionary;
  const known = deed(detail);
  if (known !== undefined) return known;
  const words = detail.split(' ').filter(Boolean);
  if (action === 'COUNSEL_CHANGED') {
    return words.map((word) => (word === '→' ? word : state(word as CounselState))).join(' ');
  }
  if (action === 'COUNSEL_ASSIGNED') {
    return words.map((word) => (word === 'none' ? dictionary.noAssignee : word)).join(' ');
  }
  if (action === 'CONSULTING_CHANGED') return words.map((word) => deed(word) ?? word).join(', ');
  if (action.endsWith('_LISTED')) return filtersOf(words, dictionary);
  const [first = '', ...more] = words;
  if (action === 'MESSAGES_READ' || action === 'PHOTO_READ') return first && reason(first);
  if (action === 'MEMBER_ERASED') return detail && reason(detail);
  if (action === 'RETENTION_CHANGED') return dictionary.retention(first, ...periodsOf(more));
  if (action === 'UNUSUAL_READING') return counsels(first);
  if (action === 'AUDIT_EXPORTED') {
    return [reason(first), filtersOf(more, dictionary)].filter(Boolean).join(' · ');
  }
  const begun = deed(first);
  if (begun === undefined) return detail;
  const about = more.map(
    (word) => (action === 'CONTENT_CHANGED' ? field(word) : role(word)) ?? word,
  );
  return [begun, about.join(', ')].filter(Boolean).join(': ');
}
