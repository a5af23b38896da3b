import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useFreshAnswer } from '../../api/useServerData.ts';
import { useLoadedDraft } from '../../domain/upload/useLoadedDraft.ts';
import type { Answer } from '../../lib/answer.ts';
import { oneOf } from '../../lib/oneOf.ts';
import { EmptyState } from '../../ui/status/EmptyState.tsx';
import { Spinner } from '../../ui/status/Spinner.tsx';
import { useStaff } from '../console/useStaff.ts';
import { DetailPane } from '../parts/list/DetailPane.tsx';
import { Loaded } from '../parts/list/Loaded.tsx';
import { CONTENT_KINDS, type Content, type ContentKind } from './contentKinds.ts';
import { contentQuery } from './contentWrites.ts';
import { Editor, type EditorProps } from './Editor.tsx';
import { valuesOf } from './edits/contentValues.ts';
import { draftName, readEdits } from './edits/keptEdits.ts';

export function EditorPage() {
  const { kind: named = '', id = '' } = useParams();
  const kind = oneOf(CONTENT_KINDS, named);
  if (!kind) return <Unknown />;
  return id === 'new' ? <NewContent kind={kind} /> : <KnownContent key={id} kind={kind} id={id} />;
}

function NewContent({ kind }: { kind: ContentKind }) {
  const { t } = useTranslation('staff');
  const { clinic } = useStaff();
  const { search } = useLocation();
  const listPath = useListPath(kind);
  const navigate = useNavigate();
  // Staff of a clinic always write for their own clinic.
  const start = { ...valuesOf(kind, null), clinic };
  return (
    <DetailPane
      name={t(`content.kind.${kind}`)}
      listPath={listPath}
      listName={t('content.list')}
      isAlone
    >
      <KeptEditor
        kind={kind}
        content={null}
        start={start}
        onSaved={({ id }) => {
          void navigate(`/console/contents/${kind}/${id}${search}`, { replace: true });
        }}
      />
    </DetailPane>
  );
}

function KnownContent({ kind, id }: { kind: ContentKind; id: string }) {
  const { t } = useTranslation('staff');
  const listPath = useListPath(kind);
  const answer = useFirst(useFreshAnswer<{ data: Content }>(contentQuery(kind, id)));
  return (
    <DetailPane
      name={t(`content.kind.${kind}`)}
      listPath={listPath}
      listName={t('content.list')}
      isAlone
    >
      <Loaded answer={answer}>
        {({ data }) => (
          <KeptEditor
            kind={kind}
            content={data}
            start={valuesOf(kind, data)}
            onSaved={() => undefined}
          />
        )}
      </Loaded>
    </DetailPane>
  );
}

/** The list that staff came from, with its filters, which stay in the address of the editor. */
function useListPath(kind: ContentKind): string {
  const parameters = new URLSearchParams(useLocation().search);
  parameters.set('kind', kind);
  return `/console/contents?${parameters}`;
}

/** The first data stay: from then on the editor has its own record, also when a later read fails. */
function useFirst<T>(answer: Answer<T>): Answer<T> {
  const [first, setFirst] = useState<Answer<T> | null>(null);
  if (first === null && answer.state === 'ready') setFirst(answer);
  return first ?? answer;
}

/** The editor with a restored draft, which may have to be loaded first. */
function KeptEditor(props: Omit<EditorProps, 'kept'>) {
  const { t } = useTranslation();
  const kept = useLoadedDraft(draftName(props.kind, props.content), readEdits);
  return kept === undefined ? (
    <Spinner label={t('common.loading')} />
  ) : (
    <Editor {...props} kept={kept} />
  );
}

function Unknown() {
  const { t } = useTranslation('staff');
  return <EmptyState drawing="lost" sentence={t('content.none')} />;
}
