/**
 * A write that visitors can see answers this header; the same browser sends it with its public reads for a while. Then
 * every process shows it its own write at once.
 */
export const OWN_WRITE = 'Own-Write';
export const OWN_WRITE_MS = 10_000;
