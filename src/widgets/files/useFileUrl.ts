import { useEffect, useState } from 'react';

/** An address to show a file by. That of a file on this device is given back when it is no longer shown. */
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
