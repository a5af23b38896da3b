import { useTranslation } from 'react-i18next';
import { useCalendarFile } from '../../domain/counsel/counselWrites.ts';
import { useFailureText } from '../../domain/failureText.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { Notice } from '../../ui/status/Notice.tsx';
import { SlowNotice } from '../../widgets/loading/SlowNotice.tsx';
import { useIsShown } from '../../widgets/useIsShown.ts';

interface CalendarButtonProps {
  counselId: string;
  /** A canceled appointment: the file tells the calendar so, and the calendar removes it. */
  removes?: boolean;
}

/** Opens the appointment as a file, which the device adds to its calendar. */
export function CalendarButton({ counselId, removes = false }: CalendarButtonProps) {
  const { t } = useTranslation();
  const { openFile } = useEnvironment();
  const failureText = useFailureText();
  const isShown = useIsShown();
  const file = useCalendarFile(counselId);
  const press = () => {
    if (file.isRunning()) return;
    file.mutateAsync().then(
      (path) => isShown.current && openFile(path),
      (cause: unknown) => console.error('The calendar file has no address', cause),
    );
  };
  return (
    <div>
      <Button look="quiet" className="w-full" isBusy={file.isPending} onClick={press}>
        <Icon name="calendar" className="size-5" />
        {t(removes ? 'dates.calendar.remove' : 'dates.calendar.add')}
      </Button>
      <SlowNotice isWaiting={file.isPending} />
      <div role="status" className="not-empty:mt-2">
        {file.error !== null && <Notice tone="warning">{failureText(file.error)}</Notice>}
      </div>
    </div>
  );
}
