/** For `catch` after reading a file: null when there is no file. */
export function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}
