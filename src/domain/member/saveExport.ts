import { BRAND } from '../../../contract/brand.ts';
import { memberCall } from '../../api/memberCall.ts';
import { saveFile } from '../../environment/saveFile.ts';
import { formatFileDay } from '../../lib/date.ts';

/** Saves a file with all data stored about the member. */
export async function saveExport(): Promise<void> {
  const { data } = await memberCall('GET /member/export', {});
  const name = `${BRAND.latin.toLowerCase()}-${formatFileDay(new Date())}.json`;
  saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }));
}
