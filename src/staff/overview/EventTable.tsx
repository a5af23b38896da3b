import { useTranslation } from 'react-i18next';
import { OVERVIEW_EVENTS } from '../../../contract/plain/limits.ts';
import type { OverviewEvent } from '../../../contract/staff/staffOverview.ts';
import { localName } from '../../lib/localText.ts';
import { formatCount } from '../../lib/number.ts';
import { useLanguage } from '../../state/language.ts';
import { AppLink } from '../../widgets/link/AppLink.tsx';
import { Panel } from '../parts/Panel.tsx';
import { CsvButton, type PlotProps } from './PlotPanel.tsx';
import { FILLS, type Tone } from './plots/Columns.tsx';

/** Events by counsels and views: a table whose rows have bars. */
export function EventTable({ overview: { events }, query }: PlotProps) {
  const { t } = useTranslation('staff');
  const title = t('overview.plot.events');
  const most = {
    viewed: Math.max(1, ...events.map(({ viewed }) => viewed)),
    booked: Math.max(1, ...events.map(({ booked }) => booked)),
  };
  return (
    <Panel title={title}>
      <p className="-mt-2 mb-3 text-muted text-small">
        {events.length === 0
          ? t('overview.noEvents')
          : t('overview.hint.events', { n: formatCount(OVERVIEW_EVENTS) })}
      </p>
      {events.length > 0 && (
        <table className="w-full border-collapse text-small tabular-nums">
          <caption className="sr-only">{t('overview.tableOf', { name: title })}</caption>
          <thead>
            <tr className="text-right text-muted">
              <th scope="col" className="py-2 text-left font-normal">
                {t('overview.column.event')}
              </th>
              <th scope="col" className="w-20 py-2 pl-2 font-normal">
                {t('overview.column.viewed')}
              </th>
              <th scope="col" className="w-20 py-2 pl-2 font-normal">
                {t('overview.column.booked')}
              </th>
              <th scope="col" className="w-28 py-2 pl-2 font-normal max-sm:hidden">
                {t('overview.column.perView')}
              </th>
            </tr>
          </thead>
          <tbody>
            {events.map((event) => (
              <EventRow key={event.id} event={event} most={most} />
            ))}
          </tbody>
        </table>
      )}
      <div className="mt-2 text-right">
        <CsvButton table="events" query={query} title={title} />
      </div>
    </Panel>
  );
}

interface EventRowProps {
  event: OverviewEvent;
  /** The greatest numbers of the table: their bars have the whole width. */
  most: { viewed: number; booked: number };
}

function EventRow({ event, most }: EventRowProps) {
  const { id, viewed, booked } = event;
  const { text, lang } = localName(useLanguage(), event);
  return (
    <tr className="border-line border-t text-right">
      <th scope="row" className="py-1 text-left font-normal">
        <AppLink to={`/console/contents/event/${id}`} className="block min-h-11 py-2" lang={lang}>
          {text}
        </AppLink>
      </th>
      <td className="py-2 pl-2">
        {formatCount(viewed)}
        <Bar share={viewed / most.viewed} tone="info" />
      </td>
      <td className="py-2 pl-2">
        {formatCount(booked)}
        <Bar share={booked / most.booked} tone="brand" />
      </td>
      <td className="py-2 pl-2 max-sm:hidden">
        {viewed === 0 ? '–' : `${((booked / viewed) * 100).toFixed(1)}%`}
      </td>
    </tr>
  );
}

function Bar({ share, tone }: { share: number; tone: Tone }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-1 ml-auto block h-1 w-full"
    >
      <rect width="100" height="4" className="fill-quiet" />
      <rect x={100 - share * 100} width={share * 100} height="4" className={FILLS[tone]} />
    </svg>
  );
}
