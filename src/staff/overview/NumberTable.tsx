import { classNames } from '../../lib/classNames.ts';

export interface NumberTableProps<Row> {
  name: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The first column names the row. */
  columns: readonly { name: string; textOf: (row: Row) => string }[];
  /** False: only screen readers find the table. */
  isShown: boolean;
}

/** The numbers of a plot. A long table scrolls in its own place. */
export function NumberTable<Row>({ name, rows, keyOf, columns, isShown }: NumberTableProps<Row>) {
  const [head, ...numbers] = columns;
  return (
    <section
      aria-label={name}
      // With a tab stop the table can be scrolled by keys.
      tabIndex={isShown ? 0 : undefined}
      className={
        isShown ? 'max-h-96 overflow-auto rounded-card inset-ring inset-ring-line' : 'sr-only'
      }
    >
      <table className="w-full border-collapse text-right text-small tabular-nums">
        <caption className="sr-only">{name}</caption>
        <thead className="sticky top-0 bg-quiet">
          <tr>
            {columns.map((column) => (
              <th
                key={column.name}
                scope="col"
                className={classNames(
                  'whitespace-nowrap px-3 py-2 font-semibold',
                  column === head && 'text-left',
                )}
              >
                {column.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-line border-t">
              <th scope="row" className="whitespace-nowrap px-3 py-2 text-left font-normal">
                {head?.textOf(row)}
              </th>
              {numbers.map((column) => (
                <td key={column.name} className="px-3 py-2">
                  {column.textOf(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
