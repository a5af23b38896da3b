import { BRAND } from '../../../contract/brand.ts';
import { memberCall } from '../../api/memberCall.ts';
import { saveFile } from '../../environment/saveFile.ts';

/** Hands the member a file with everything that is kept about them. */
export async function saveExport(): Promise<void> {
  const { data } = await memberCall('GET /member/export', {});
  // In Sweden a date is written as files are sorted; it is the member's own day.
  const day = new Date().toLocaleDateString('sv-SE');
  const name = `${BRAND.latin.toLowerCase()}-${day}.json`;
  saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }));
}
