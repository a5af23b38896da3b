import type { Template, TemplateForm } from '../../../contract/staff/staffTemplate.ts';
import type { Queryable } from '../../db/database.ts';

const fields = 'id, version, name, text, text_ja as "textJa"';

export function selectTemplates(db: Queryable, clinicId: string): Promise<Template[]> {
  return db.query<Template>(
    `select ${fields} from template where clinic_id = $1 order by name, id`,
    [clinicId],
  );
}

/** Locks the clinic: of two inserts at once, the second counts the template of the first. */
export async function countTemplates(tx: Queryable, clinicId: string): Promise<number> {
  await tx.query('select 1 from clinic where id = $1 for no key update', [clinicId]);
  const [row] = await tx.query<{ templates: number }>(
    'select count(*) as templates from template where clinic_id = $1',
    [clinicId],
  );
  return row?.templates ?? 0;
}

interface OwnTemplate {
  id: string;
  clinicId: string;
  form: TemplateForm;
  at: Date;
}

export async function insertTemplate(
  tx: Queryable,
  { id, clinicId, form, at }: OwnTemplate,
): Promise<Template | undefined> {
  const [row] = await tx.query<Template>(
    `insert into template (id, clinic_id, name, text, text_ja, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6) returning ${fields}`,
    [id, clinicId, form.name, form.text, form.textJa, at],
  );
  return row;
}

/** Locks the template until the transaction ends. */
export async function lockTemplate(
  tx: Queryable,
  id: string,
  clinicId: string,
): Promise<{ version: number } | undefined> {
  const [row] = await tx.query<{ version: number }>(
    'select version from template where id = $1 and clinic_id = $2 for update',
    [id, clinicId],
  );
  return row;
}

export async function updateTemplate(
  tx: Queryable,
  { id, clinicId, form, at }: OwnTemplate,
): Promise<Template | undefined> {
  const [row] = await tx.query<Template>(
    `update template set name = $3, text = $4, text_ja = $5, updated_at = $6, version = version + 1
     where id = $1 and clinic_id = $2 returning ${fields}`,
    [id, clinicId, form.name, form.text, form.textJa, at],
  );
  return row;
}

export async function deleteTemplate(tx: Queryable, id: string): Promise<void> {
  await tx.query('delete from template where id = $1', [id]);
}
