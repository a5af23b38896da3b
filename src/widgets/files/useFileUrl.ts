import { useEffect, useState } from 'react';

/** A URL for a file; the object URL of a local file is revoked when it is no longer shown. */
export function useFileUrl(source: string | File): string | undefined {
  const [madeUrl, setMadeUrl] = useState<string>();
  useEffect(() => {
    if (typeof source === 'string') return;
    const url = URL.createObjectURL(source);
    setMadeUrl(url);
    return () => URL.revokeObjectURL(url);
  }, [source]);
  return typeof source === 'string' ? source : madeUrl;
}
