import type { BookmarkableType } from '../../../contract/bookmark.ts';
import { BookmarkButton } from '../bookmark/BookmarkButton.tsx';
import { CounselButton } from '../counsel/CounselButton.tsx';
import type { RecordState } from './useRecord.ts';

interface RecordActionsProps<T> {
  type: BookmarkableType;
  record: RecordState<T>;
  /** Where a counsel about it would take place; a doctor between two clinics has none. */
  clinicIdOf: (record: T) => string | undefined;
  /** Why no counsel can be booked from it now, in a word or two. */
  closedOf?: (record: T) => string | undefined;
}

/** What one can do with a record. Until it is there, and before it is saved, that is nothing. */
export function RecordActions<T extends { id: string }>(props: RecordActionsProps<T>) {
  const { type, record, clinicIdOf, closedOf } = props;
  const shown = record.state === 'shown' ? record.record : undefined;
  const closed = shown && closedOf?.(shown);
  const target = { type, id: shown?.id ?? '', clinicId: shown && clinicIdOf(shown) };
  return (
    <>
      <BookmarkButton target={target} isDisabled={!shown} />
      <CounselButton target={target} closed={closed} className="px-2!" />
    </>
  );
}
