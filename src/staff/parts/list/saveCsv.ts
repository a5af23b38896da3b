import { type SavingOutcome, saveFile } from '../../../environment/saveFile.ts';

/** Browsers drop this first character of an answer; spreadsheets recognise UTF-8 by it. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Saves a CSV answer of the server as a file. */
export const saveCsv = (csv: string, name: string): Promise<SavingOutcome> =>
  saveFile(new File([BYTE_ORDER_MARK + csv], name, { type: 'text/csv' }));
