import { useCallback, useState } from 'react';

/** Whether the picture at this address failed to load; a new address resets it. */
export function useImageFailure(url: string | undefined) {
  const [failedUrl, setFailedUrl] = useState<string>();

  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const fail = () => setFailedUrl(url);
      // A picture in server markup may have failed before hydration.
      if (image.complete && image.naturalWidth === 0) image.decode().catch(fail);
      image.addEventListener('error', fail);
      return () => image.removeEventListener('error', fail);
    },
    [url],
  );

  return { hasFailed: url !== undefined && failedUrl === url, watch };
}
