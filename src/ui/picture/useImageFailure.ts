import { useCallback, useState } from 'react';

/** Whether the picture at this address did not come; another address gets another chance. */
export function useImageFailure(url: string | undefined) {
  const [failedUrl, setFailedUrl] = useState<string>();

  const watch = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const fail = () => setFailedUrl(url);
      // In markup from the server it may have failed before anyone could listen.
      if (image.complete && image.naturalWidth === 0) image.decode().catch(fail);
      image.addEventListener('error', fail);
      return () => image.removeEventListener('error', fail);
    },
    [url],
  );

  return { hasFailed: url !== undefined && failedUrl === url, watch };
}
