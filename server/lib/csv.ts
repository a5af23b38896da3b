/** Spreadsheets recognise UTF-8 by this first character. */
export const BYTE_ORDER_MARK = '\uFEFF';

export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

/** A spreadsheet would run a cell that begins like a formula. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
