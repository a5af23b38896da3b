const BYTES_PER_MB = 1024 * 1024;

interface CheckedImages {
  accepted: File[];
  /** Files of another type; the extension does not count. */
  foreign: File[];
  tooLarge: File[];
}

export function checkImages(files: readonly File[], maxMb: number): CheckedImages {
  const images = files.filter(isImage);
  const isTooLarge = ({ size }: File) => size > maxMb * BYTES_PER_MB;
  return {
    accepted: images.filter((file) => !isTooLarge(file)),
    foreign: files.filter((file) => !isImage(file)),
    tooLarge: images.filter(isTooLarge),
  };
}

const isImage = ({ type }: File) => type.startsWith('image/');
