import { putFile } from '../../../api/putFile.ts';
import { staffCall } from '../../../api/staffCall.ts';
import { preparePhoto } from '../../../domain/upload/preparePhoto.ts';
import { withoutQuery } from '../../../lib/fileAddress.ts';

/** Uploads a picture and returns its URL. */
export async function uploadImage(picked: File): Promise<string> {
  const file = await preparePhoto(picked);
  const query = { filename: file.name, filetype: file.type, size: String(file.size) };
  const { url } = await staffCall('GET /s3/generate-s3-url', { query });
  if (!(await putFile(url, file, () => undefined))) {
    throw new Error(`A file did not arrive: ${file.name}`);
  }
  return withoutQuery(url);
}
