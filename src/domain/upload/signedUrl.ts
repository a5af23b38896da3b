import { memberCall } from '../../api/memberCall.ts';

/** An address to send one file to; nothing when there is none to be had. */
export async function signedUrl({ name, type, size }: File): Promise<string | undefined> {
  try {
    const query = { filename: name, filetype: type, size: String(size) };
    const { url } = await memberCall('GET /s3/generate-s3-url', { query });
    return url;
  } catch (cause) {
    // The specification has these words alone in one line (UPL-06).
    console.error('Failed to get signed URL');
    console.error('Failed to get signed URL: the cause', cause);
    return undefined;
  }
}
