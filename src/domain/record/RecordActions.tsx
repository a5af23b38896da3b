import { useTranslation } from 'react-i18next';
import type { RecordType } from '../../../contract/plain/records.ts';
import { BookmarkButton } from '../bookmark/BookmarkButton.tsx';
import { CounselButton } from '../counsel/CounselButton.tsx';
import type { RecordState } from './useRecord.ts';

interface RecordActionsProps<T> {
  type: RecordType;
  record: RecordState<T>;
  /**
   * The clinic where a counsel about the record takes place. Missing for a doctor without a clinic, and for a review of
   * a hidden clinic: the button then says that no counsel can be booked.
   */
  clinicIdOf: (record: T) => string | undefined;
  /** A short text if no counsel can be booked now. */
  closedOf?: (record: T) => string | undefined;
}

/** The bookmark and booking buttons of a record; disabled while it loads and in a preview. */
export function RecordActions<T extends { id: string }>(props: RecordActionsProps<T>) {
  const { t } = useTranslation();
  const { type, record, clinicIdOf, closedOf } = props;
  const shown = record.state === 'ready' ? record.data : undefined;
  const clinicId = shown && clinicIdOf(shown);
  const withoutClinic = clinicId ? undefined : t('clinic.noBooking');
  const closed = shown && (closedOf?.(shown) ?? withoutClinic);
  const target = { type, id: shown?.id ?? '', clinicId };
  return (
    <>
      <BookmarkButton target={target} isDisabled={!shown} />
      <CounselButton target={target} closed={closed} className="px-2!" />
    </>
  );
}
