import { useEffect, useState } from 'react';

/** An address for a file in memory, for as long as its component is mounted. */
export function useObjectUrl(source: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!source) return;
    const made = URL.createObjectURL(source);
    setUrl(made);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(made);
    };
  }, [source]);
  return url;
}
