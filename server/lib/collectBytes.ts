const FIRST_BYTES = 4_096;

/**
 * Copies the parts into one buffer, because an object for each part of one byte takes far more memory than the bytes.
 * Null when they are longer than `most`; then the rest is not read.
 */
export async function collectBytes(
  parts: AsyncIterable<Uint8Array>,
  most: number,
): Promise<Buffer<ArrayBuffer> | null> {
  let bytes = Buffer.alloc(Math.min(most, FIRST_BYTES));
  let length = 0;
  for await (const part of parts) {
    const end = length + part.byteLength;
    if (end > most) return null;
    if (end > bytes.byteLength) bytes = enlarged(bytes, Math.min(most, 2 * end));
    bytes.set(part, length);
    length = end;
  }
  return bytes.subarray(0, length);
}

function enlarged(bytes: Buffer, size: number): Buffer<ArrayBuffer> {
  const larger = Buffer.alloc(size);
  larger.set(bytes);
  return larger;
}
