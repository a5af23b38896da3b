import { uuidv7 } from 'uuidv7';
import {
  type Meaning,
  type SearchAliasForm,
  staffSearchEndpoints,
} from '../../../contract/staff/staffSearch.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import { appendChanges } from '../../db/feed/appendChanges.ts';
import { implement, type Route } from '../../http/implement.ts';
import { firstDayOf } from '../../lib/koreanDay.ts';
import { orNotFound, recordId, refuse } from '../../refusal.ts';
import { type Audit, by, type NewAuditEntry } from '../audit/audit.ts';
import {
  deleteHidden,
  insertHidden,
  isSearched,
  markFound,
  selectSearched,
} from './counts/searchTermSql.ts';
import { foldWidth } from './spelling/foldName.ts';
import { addAlias, aliasOf, lockAlias, removeAlias, selectAliases } from './staffAliasSql.ts';
import { conditions } from './terms/conditionNames.ts';
import { selectTerms } from './terms/termSql.ts';

/** What visitors searched, and other words for the terms of the search. For operators. */
export function staffSearchRoutes({ db, audit }: AppContext): readonly Route[] {
  return implement(staffSearchEndpoints, {
    'GET /staff/search-terms': async ({ query }, { now }) => {
      const { found, days, offset, limit } = query;
      const since = firstDayOf(days, now);
      return selectSearched(db, { found: found === 'yes', since, offset, limit });
    },

    'PATCH /staff/search-terms': async ({ body: { term, isHidden } }, call) => {
      await db.transaction(async (tx) => {
        if (!(await isSearched(tx, term))) throw refuse('not_found');
        const subjectId = isHidden
          ? await insertHidden(tx, term, uuidv7())
          : await deleteHidden(tx, term);
        if (subjectId === null) return;
        const detail = isHidden ? 'term hidden' : 'term shown';
        const entry = { action: 'SEARCH_CHANGED', subject: 'searchTerm', detail } as const;
        await audit.write(tx, { ...by(call), ...entry, subjectIds: [subjectId] });
        await appendChanges(tx, [{ kind: 'search' }]);
      });
      return {};
    },

    'GET /staff/search-meanings': async () => ({ data: await readMeanings(db) }),

    'GET /staff/search-aliases': async ({ query }) => {
      const { rows, total } = await selectAliases(db, query);
      const meanings = await readMeanings(db);
      return { data: rows.map((row) => aliasOf(row, meanings)), total };
    },

    'POST /staff/search-aliases': async ({ body }, call) => {
      const form = tidied(body);
      const meanings = await meaningsWith(db, form);
      const id = await db.transaction(async (tx) => {
        const added = await addAlias(tx, form);
        if (added.isNew)
          await tellChange({ tx, audit }, form, {
            ...by(call),
            ...about(added.id),
            detail: 'alias added',
          });
        return added.id;
      });
      return { data: aliasOf({ id, ...form }, meanings) };
    },

    'PATCH /staff/search-aliases/:id': async ({ params, body }, call) => {
      const form = tidied(body);
      const meanings = await meaningsWith(db, form);
      const id = await db.transaction(async (tx) => {
        const before = orNotFound(await lockAlias(tx, recordId(params.id)));
        const added = await addAlias(tx, form, before.position);
        if (added.id !== before.id) await removeAlias(tx, before.id);
        if (added.isNew || added.id !== before.id) {
          await tellChange({ tx, audit }, form, {
            ...by(call),
            ...about(added.id),
            detail: 'alias changed',
          });
        }
        return added.id;
      });
      return { data: aliasOf({ id, ...form }, meanings) };
    },

    'DELETE /staff/search-aliases/:id': async ({ params }, call) => {
      await db.transaction(async (tx) => {
        const { id } = orNotFound(await lockAlias(tx, recordId(params.id)));
        await removeAlias(tx, id);
        await tellChange({ tx, audit }, null, {
          ...by(call),
          ...about(id),
          detail: 'alias removed',
        });
      });
      return {};
    },
  });
}

/** Everything that an alias can mean, with its names. */
async function readMeanings(db: Queryable): Promise<Meaning[]> {
  const terms = [...(await selectTerms(db)), ...conditions];
  return terms.map(({ kind, id, name, nameJa }) => ({ kind, id, name, nameJa }));
}

/** Refuses a meaning that does not exist. */
async function meaningsWith(
  db: Queryable,
  { kind, targetId }: SearchAliasForm,
): Promise<Meaning[]> {
  const meanings = await readMeanings(db);
  orNotFound(meanings.find((each) => each.kind === kind && each.id === targetId));
  return meanings;
}

const tidied = ({ term, ...form }: SearchAliasForm): SearchAliasForm => ({
  ...form,
  term: term.trim().replace(/\s+/g, ' '),
});

const about = (id: string) =>
  ({ action: 'SEARCH_CHANGED', subject: 'searchAlias', subjectIds: [id] }) as const;

/** The search follows at once: its terms are read again. */
async function tellChange(
  { tx, audit }: { tx: Queryable; audit: Audit },
  form: SearchAliasForm | null,
  entry: NewAuditEntry,
): Promise<void> {
  if (form) await markFound(tx, foldWidth(form.term));
  await audit.write(tx, entry);
  await appendChanges(tx, [{ kind: 'search', isSearchChanged: true }]);
}
