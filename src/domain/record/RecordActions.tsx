import type { RecordType } from '../../../contract/plain/records.ts';
import { BookmarkButton } from '../bookmark/BookmarkButton.tsx';
import { CounselButton } from '../counsel/CounselButton.tsx';
import type { RecordState } from './useRecord.ts';

interface RecordActionsProps<T> {
  type: RecordType;
  record: RecordState<T>;
  /** The clinic where a counsel about the record takes place. A doctor without a clinic has none. */
  clinicIdOf: (record: T) => string | undefined;
  /** A short text if no counsel can be booked now. */
  closedOf?: (record: T) => string | undefined;
}

/** The bookmark and booking buttons of a record; disabled while it loads and in a preview. */
export function RecordActions<T extends { id: string }>(props: RecordActionsProps<T>) {
  const { type, record, clinicIdOf, closedOf } = props;
  const shown = record.state === 'ready' ? record.data : undefined;
  const closed = shown && closedOf?.(shown);
  const target = { type, id: shown?.id ?? '', clinicId: shown && clinicIdOf(shown) };
  return (
    <>
      <BookmarkButton target={target} isDisabled={!shown} />
      <CounselButton target={target} closed={closed} className="px-2!" />
    </>
  );
}
