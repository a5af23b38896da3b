/** An upload whose bytes do not move for this time is aborted. */
const STALL_MS = 30_000;

/** Uploads the bytes. Only status 200 counts as success. */
export function putFile(
  url: string,
  file: File,
  onProgress: (sentBytes: number) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    // fetch reports no upload progress.
    const request = new XMLHttpRequest();
    let stall = setTimeout(() => request.abort(), STALL_MS);
    const finish = () => {
      clearTimeout(stall);
      resolve(request.status === 200);
    };
    request.upload.onprogress = ({ loaded }) => {
      clearTimeout(stall);
      stall = setTimeout(() => request.abort(), STALL_MS);
      onProgress(loaded);
    };
    // All bytes are sent: as after any call, the answer may take long.
    request.upload.onload = () => clearTimeout(stall);
    request.onloadend = finish;
    // Otherwise Firefox parses the empty answer as XML and logs an error.
    request.responseType = 'text';
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', file.type);
    request.send(file);
  });
}
