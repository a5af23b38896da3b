import type { Template, TemplateForm } from '../../../contract/staff/staffTemplate.ts';
import { atomsByInput } from '../../api/atomsByInput.ts';
import { atomWithMutation } from '../../api/queryAtoms.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import { refetchLists } from '../staffAnswers.ts';

const LIST = 'GET /staff/templates';

export const templatesQuery = staffQuery(LIST, {});

interface Save {
  /** Null adds a template. */
  template: Template | null;
  form: TemplateForm;
  idempotencyKey: string;
}

/** Adds or changes a template, by its id or 'new'. */
export const saveTemplateAtoms = atomsByInput((_id: string) =>
  atomWithMutation(() => ({
    mutationFn: async ({ template, form, idempotencyKey }: Save, { client }): Promise<void> => {
      try {
        if (template) {
          const { id, version } = template;
          const body = { ...form, version };
          await staffCall('PATCH /staff/templates/:id', { params: { id }, body });
        } else {
          await staffCall('POST /staff/templates', { body: form }, { idempotencyKey });
        }
      } finally {
        await refetchLists(client, LIST);
      }
    },
  })),
);

export const removeTemplateAtoms = atomsByInput((id: string) =>
  atomWithMutation(() => ({
    mutationFn: async (_: undefined, { client }): Promise<void> => {
      await staffCall('DELETE /staff/templates/:id', { params: { id } });
      await refetchLists(client, LIST);
    },
  })),
);
