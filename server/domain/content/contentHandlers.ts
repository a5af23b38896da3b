import { uuidv7 } from 'uuidv7';
import type { ZodType } from 'zod';
import type { ContentChange, ContentStatus } from '../../../contract/staff/staffShape.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import { appendChanges } from '../../db/feed/appendChanges.ts';
import type { Change } from '../../db/feed/change.ts';
import type { Slice } from '../../db/lists/listByPublication.ts';
import type { FileStore } from '../../files/fileStore.ts';
import type { StaffSession } from '../../http/guard/session.ts';
import { orNotFound, recordId, refuse, refuseMissing } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
import { assertOperator, visibleClinicOf } from '../staff/staffRights.ts';
import { makeContentImages, unlinkReplacedImages, withContentImages } from './contentImages.ts';
import type { ContentNoun } from './contentNounSql.ts';
import {
  type ContentFields,
  changedFields,
  missingFields,
  withoutEmpties,
} from './contentRules.ts';
import { insertContentChange, lockContent, selectContent, selectContents } from './contentSql.ts';
import { insertContent, updateContent, updateStatus } from './contentWriteSql.ts';

interface Content extends ContentFields {
  id: string;
  status: ContentStatus;
  version: number;
}
interface Asker {
  session: StaffSession;
  address: string | null;
  now: Date;
  headers: Headers;
}
type Sent = ContentFields & { version: number };

type Step = Pick<ContentChange, 'action' | 'fields'>;

const ACTIONS = { PUBLISHED: 'published', DRAFT: 'withdrawn', ENDED: 'ended' } as const;

/** The console's calls for clinics, doctors and events: list, read, create, change, publish. */
export function contentHandlers<Card, Record extends Content>(
  context: AppContext,
  noun: ContentNoun,
  store: FileStore,
) {
  const { db, audit, answerOnce } = context;
  const read = async (tx: Queryable, id: string, session: StaffSession): Promise<Record> => {
    const row = orNotFound(await selectContent<Record>(tx, noun, id, visibleClinicOf(session)));
    return { ...row, missing: missingFields(noun.required, row) };
  };

  /** Locks the record and compares its version. */
  const open = async (tx: Queryable, id: string, version: number, session: StaffSession) => {
    const [, content] = await Promise.all([
      lockContent(tx, noun, id, visibleClinicOf(session)),
      read(tx, id, session),
    ]);
    if (content.version !== version) throw refuse('stale_version');
    return content;
  };

  /** Appends to the history of the record. Returns the record with it. */
  const writeHistory = async (
    tx: Queryable,
    id: string,
    asker: Asker,
    { action, fields }: Step,
  ) => {
    const { staffId } = asker.session;
    const change = { id: uuidv7(), contentId: id, staffId, action, fields, at: asker.now };
    const [, content] = await Promise.all([
      insertContentChange(tx, change),
      read(tx, id, asker.session),
    ]);
    return content;
  };

  /** Comes last in the transaction, see `Audit`. */
  const writeAudit = (tx: Queryable, id: string, asker: Asker, { action, fields }: Step) => {
    const entry = { ...about(noun.table, id), detail: [action, ...fields].join(' ') };
    return audit.write(tx, { ...by(asker), ...entry, action: 'CONTENT_CHANGED' });
  };

  return {
    list: ({ q, ...filter }: Slice & { q?: string | undefined }, { session }: Asker) =>
      selectContents<Card>(db, noun, { ...filter, q, own: visibleClinicOf(session) }),

    read: async (id: string, { session }: Asker) => ({
      data: await read(db, recordId(id), session),
    }),

    create: async (form: ContentFields, asker: Asker, answer: ZodType<Record>) => {
      const { session, now } = asker;
      const fields = withoutEmpties(form);
      assertOwnClinic(fields, session);
      assertMayWrite(Object.keys(withoutNulls(fields)), session);
      const own = visibleClinicOf(session);
      await makeContentImages(db, store, { fields, own });
      const asked = [noun.table, form];
      const data = await answerOnce(asker, { asked, answer }, async (tx) => {
        const id = uuidv7();
        const shown = await withContentImages(tx, { contentId: id, own }, fields);
        await insertContent(tx, noun, { id, fields: shown, at: now });
        const step: Step = { action: 'created', fields: [] };
        const content = await writeHistory(tx, id, asker, step);
        await writeAudit(tx, id, asker, step);
        return content;
      });
      return { data };
    },

    change: async (path: string, { version, ...typed }: Sent, asker: Asker) => {
      const { session, now: at } = asker;
      const id = recordId(path);
      const form = withoutEmpties(typed);
      const own = visibleClinicOf(session);
      await makeContentImages(db, store, { fields: form, own });
      const data = await db.transaction(async (tx) => {
        const before = await open(tx, id, version, session);
        const edited = await withContentImages(tx, { contentId: id, own }, form);
        const editedFields = changedFields(asFields(before), edited);
        if (editedFields.length === 0) return before;
        assertOwnClinic(edited, session);
        assertMayWrite(editedFields, session);
        const sent = { ...edited, ...withoutOldCheck(editedFields, session) };
        const fields = changedFields(asFields(before), sent);
        await updateContent(tx, noun, { id, fields: pick(sent, fields), at });
        const step: Step = { action: 'changed', fields };
        const after = await writeHistory(tx, id, asker, step);
        // The page of an ended event stays.
        const isShown = before.status !== 'DRAFT';
        const lost = lostFields(before, after);
        if (isShown && lost.length > 0) throw refuseMissing(lost);
        const searched = [noun.name, `${noun.name}Ja`, 'clinicId', 'startsOn', 'endsOn'];
        const isSearchChanged = fields.some((field) => searched.includes(field));
        await Promise.all([
          unlinkReplacedImages(tx, id, after),
          isShown && appendChanges(tx, changesOf(noun, after, isSearchChanged)),
          writeAudit(tx, id, asker, step),
        ]);
        return after;
      });
      return { data };
    },

    publish: async (
      path: string,
      { version, status }: { version: number; status: ContentStatus },
      asker: Asker,
    ) => {
      const { session, now: at } = asker;
      const id = recordId(path);
      const data = await db.transaction(async (tx) => {
        const before = await open(tx, id, version, session);
        if (before.status === status) return before;
        const missing = missingOf(before);
        if (status === 'PUBLISHED' && missing.length > 0) throw refuseMissing(missing);
        // Unpublished content cannot end: an ended event keeps its page, so visitors would see it.
        if (status === 'ENDED' && before.status === 'DRAFT') throw refuse('not_allowed_now');
        await updateStatus(tx, noun, { id, status, at });
        const step: Step = { action: ACTIONS[status], fields: [] };
        const after = await writeHistory(tx, id, asker, step);
        await Promise.all([
          appendChanges(tx, changesOf(noun, before, true)),
          writeAudit(tx, id, asker, step),
        ]);
        return after;
      });
      return { data };
    },
  };

  /** A published record may not lose a required field. A field that was already empty may stay empty. */
  function lostFields(before: Content, after: Content): string[] {
    const lacked = missingOf(before);
    return missingOf(after).filter((field) => !lacked.includes(field));
  }

  function assertMayWrite(fields: readonly string[], session: StaffSession): void {
    const isForOperators = noun.operatorFields?.some((field) => fields.includes(field));
    if (isForOperators) assertOperator(session);
  }

  /** If staff of the clinic changed a checked field, its day of the check is emptied. */
  function withoutOldCheck(fields: readonly string[], session: StaffSession): ContentFields {
    const { checked } = noun;
    const isByClinic = visibleClinicOf(session) !== null;
    return isByClinic && checked?.fields.some((field) => fields.includes(field))
      ? { [checked.on]: null }
      : {};
  }

  function missingOf(content: Content): string[] {
    return missingFields(noun.required, content);
  }
}

/**
 * After a move it names only the new clinic. The cache drops the page of the former one, too, because that page shows
 * the record's id.
 */
function changesOf(noun: ContentNoun, content: Content, isSearchChanged: boolean): Change[] {
  const { clinicId } = asFields(content);
  const own = typeof clinicId === 'string' ? clinicId : null;
  return [{ kind: noun.table, id: content.id, clinicId: own, isSearchChanged }];
}

/** Staff of a clinic get 404 for the id of another clinic. */
function assertOwnClinic(fields: ContentFields, session: StaffSession): void {
  const own = visibleClinicOf(session);
  if (own === null || fields.clinicId === undefined || fields.clinicId === own) return;
  throw refuse('not_found');
}

const withoutNulls = (fields: ContentFields): ContentFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** A form has the id of the clinic, a record has the clinic. */
function asFields(content: Content): ContentFields {
  const { clinic } = content;
  const isClinic = typeof clinic === 'object' && clinic !== null && 'id' in clinic;
  return { ...content, clinicId: isClinic ? clinic.id : null };
}

const pick = (fields: ContentFields, names: readonly string[]): ContentFields =>
  Object.fromEntries(names.map((name) => [name, fields[name]]));
