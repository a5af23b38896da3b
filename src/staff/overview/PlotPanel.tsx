import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overview } from '../../../contract/staff/staffOverview.ts';
import { PlainButton } from '../../ui/button/PlainButton.tsx';
import { Icon } from '../../ui/picture/Icon.tsx';
import { useSavingNotice } from '../parts/form/useSavingNotice.ts';
import { useWrite } from '../parts/form/useWrite.ts';
import { Panel } from '../parts/Panel.tsx';
import { NumberTable, type NumberTableProps } from './NumberTable.tsx';
import { type ExportQuery, useExportTable } from './overviewWrites.ts';

export interface PlotProps {
  overview: Overview;
  query: Omit<ExportQuery, 'table'>;
}

interface PlotPanelProps<Row> extends Omit<NumberTableProps<Row>, 'name' | 'isShown'> {
  table: ExportQuery['table'];
  query: PlotProps['query'];
  hint: string;
  /** What the pointer points at, in words. */
  pointed: string;
  children: ReactNode;
}

/** A plot with its table, which screen readers always have, and its file. */
export function PlotPanel<Row>(props: PlotPanelProps<Row>) {
  const { t } = useTranslation('staff');
  const { table, query, hint, pointed, children, ...numbers } = props;
  const [isShown, setShown] = useState(false);
  const title = t(`overview.plot.${table}`);
  return (
    <Panel title={title}>
      <p className="-mt-2 mb-5 text-muted text-small">{hint}</p>
      {children}
      <div className="mt-2 flex flex-wrap items-center justify-end gap-x-2">
        <p aria-hidden="true" className="min-w-40 flex-1 text-small tabular-nums">
          {pointed}
        </p>
        <PlainButton
          aria-expanded={isShown}
          aria-label={`${title} ${t(isShown ? 'overview.hideTable' : 'overview.table')}`}
          className={TEXT_BUTTON}
          onClick={() => setShown(!isShown)}
        >
          {t(isShown ? 'overview.hideTable' : 'overview.table')}
        </PlainButton>
        <CsvButton table={table} query={query} title={title} />
      </div>
      <NumberTable {...numbers} name={t('overview.tableOf', { name: title })} isShown={isShown} />
    </Panel>
  );
}

const TEXT_BUTTON =
  'inline-flex min-h-11 items-center gap-1 px-2 font-semibold text-brand-strong text-small aria-busy:text-muted';

interface CsvButtonProps {
  table: ExportQuery['table'];
  query: PlotProps['query'];
  title: string;
}

/** Downloads the table; the download is recorded. */
export function CsvButton({ table, query, title }: CsvButtonProps) {
  const { t } = useTranslation('staff');
  const { send, isBusy } = useWrite(useExportTable(table));
  const tell = useSavingNotice(t('overview.exported'));
  return (
    <PlainButton
      aria-busy={isBusy || undefined}
      aria-label={t('overview.csvOf', { name: title })}
      className={TEXT_BUTTON}
      onClick={() => void send(query, tell)}
    >
      <Icon name="arrowDown" className="size-4" />
      {t('overview.csv')}
    </PlainButton>
  );
}
