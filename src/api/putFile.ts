/** A connection on which nothing moves for so long will not come back. */
const STALL_MS = 30_000;

/** Sends the bytes. Only the answer 200 means that they have arrived. */
export function putFile(
  url: string,
  file: File,
  onProgress: (sentBytes: number) => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    // Not fetch: it does not tell how much has been sent.
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
    request.onloadend = finish;
    // Firefox reads an empty answer as XML otherwise, and complains that there is none in it.
    request.responseType = 'text';
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', file.type);
    request.send(file);
  });
}
