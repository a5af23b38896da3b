import { uuidv7 } from 'uuidv7';
import { TEMPLATES_MAX } from '../../../contract/plain/limits.ts';
import {
  staffTemplateEndpoints,
  Template,
  type TemplateForm,
} from '../../../contract/staff/staffTemplate.ts';
import type { AppContext } from '../../appContext.ts';
import type { Queryable } from '../../db/database.ts';
import { type Call, implement, type Route } from '../../http/implement.ts';
import { orNotFound, recordId, refuse } from '../../refusal.ts';
import { about, by } from '../audit/audit.ts';
import { assertClinic } from '../staff/staffRights.ts';
import {
  countTemplates,
  deleteTemplate,
  insertTemplate,
  lockTemplate,
  selectTemplates,
  updateTemplate,
} from './templateSql.ts';

/** Texts that staff of a clinic often send. */
export function staffTemplateRoutes(context: AppContext): readonly Route[] {
  const { db, audit, answerOnce } = context;

  const note = (tx: Queryable, call: Call<'staff'>, id: string, detail: string) => {
    const entry = { ...about('template', id), action: 'TEMPLATE_CHANGED', detail } as const;
    return audit.write(tx, { ...by(call), ...entry });
  };

  return implement(staffTemplateEndpoints, {
    'GET /staff/templates': async (_, { session }) => ({
      data: await selectTemplates(db, assertClinic(session)),
    }),

    'POST /staff/templates': async ({ body }, call) => {
      const { session, now } = call;
      const clinicId = assertClinic(session);
      const form = tidied(body);
      const asked = ['POST /staff/templates', body];
      const data = await answerOnce(call, { asked, answer: Template }, async (tx) => {
        const count = await countTemplates(tx, clinicId);
        if (count >= TEMPLATES_MAX) throw refuse('not_allowed_now');
        const id = uuidv7();
        const template = await insertTemplate(tx, { id, clinicId, form, at: now });
        await note(tx, call, id, 'created');
        return orNotFound(template);
      });
      return { data };
    },

    'PATCH /staff/templates/:id': async ({ params, body: { version, ...form } }, call) => {
      const id = recordId(params.id);
      const clinicId = assertClinic(call.session);
      const data = await db.transaction(async (tx) => {
        const stored = orNotFound(await lockTemplate(tx, id, clinicId));
        if (stored.version !== version) throw refuse('stale_version');
        const change = { id, clinicId, form: tidied(form), at: call.now };
        const template = await updateTemplate(tx, change);
        await note(tx, call, id, 'changed');
        return orNotFound(template);
      });
      return { data };
    },

    'DELETE /staff/templates/:id': async ({ params, query }, call) => {
      const id = recordId(params.id);
      const clinicId = assertClinic(call.session);
      await db.transaction(async (tx) => {
        const stored = orNotFound(await lockTemplate(tx, id, clinicId));
        if (stored.version !== query.version) throw refuse('stale_version');
        await deleteTemplate(tx, id);
        await note(tx, call, id, 'deleted');
      });
      return {};
    },
  });
}

const tidied = ({ name, text, textJa }: TemplateForm): TemplateForm => ({
  name: name.trim(),
  text: text.trim(),
  textJa: textJa.trim(),
});
