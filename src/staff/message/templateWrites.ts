import type { Template, TemplateForm } from '../../../contract/staff/staffTemplate.ts';
import { isNotFound } from '../../api/ApiError.ts';
import { writesById } from '../../api/atomsByInput.ts';
import { writeAtom } from '../../api/queryAtoms.ts';
import { staffCall, staffQuery } from '../../api/staffCall.ts';
import { TEMPLATE_EXAMPLES } from '../../i18n/templateExamples.ts';
import { refetchLists, thenRefetchLists } from '../staffAnswers.ts';

const LIST = 'GET /staff/templates';

export const templatesQuery = staffQuery(LIST, {});

interface Save {
  /** Null adds a template. */
  template: Template | null;
  form: TemplateForm;
  idempotencyKey: string;
}

/** Adds or changes a template, by its id or 'new'. */
export const useSaveTemplate = writesById(
  async (_id, { template, form, idempotencyKey }: Save, client): Promise<void> => {
    const sent = template
      ? staffCall('PATCH /staff/templates/:id', {
          params: { id: template.id },
          body: { ...form, version: template.version },
        })
      : staffCall('POST /staff/templates', { body: form }, { idempotencyKey });
    await thenRefetchLists(client, LIST, sent);
  },
);

/**
 * Adds the examples one after the other, each with its key. The list is asked for after the last one: until then the
 * button stays and can be pressed again.
 */
export const addExamplesAtom = writeAtom(
  async (idempotencyKeys: readonly string[], client): Promise<void> => {
    for (const [index, form] of TEMPLATE_EXAMPLES.entries()) {
      const idempotencyKey = idempotencyKeys[index] ?? '';
      await staffCall('POST /staff/templates', { body: form }, { idempotencyKey });
    }
    await refetchLists(client, LIST);
  },
);

export const useRemoveTemplate = writesById(async (id, version: number, client): Promise<void> => {
  try {
    await staffCall('DELETE /staff/templates/:id', {
      params: { id },
      query: { version: String(version) },
    });
  } catch (cause) {
    // A colleague has already deleted it.
    if (!isNotFound(cause)) throw cause;
  } finally {
    // Not awaited: the form closes first, so that it does not show its template as deleted by a colleague.
    void refetchLists(client, LIST);
  }
});
