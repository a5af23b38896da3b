import { BRAND } from '../../../contract/brand.ts';
import { memberCall } from '../../api/memberCall.ts';
import { saveFile } from '../../environment/saveFile.ts';

/** Hands the member a file with everything that is kept about them. */
export async function saveExport(): Promise<void> {
  const { data } = await memberCall('GET /member/export', {});
  const name = `${BRAND.latin.toLowerCase()}-${new Date().toISOString().slice(0, 10)}.json`;
  saveFile(new File([JSON.stringify(data, null, 2)], name, { type: 'application/json' }));
}
