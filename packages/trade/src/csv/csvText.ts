import { csvEncodingOf } from './csvEncoding.ts';
import { looksLikeGb18030 } from './gb18030.ts';

/**
 * Returns the text of a file: UTF-8, UTF-16 with a byte order mark, or GB 18030, as Chinese spreadsheets save it; null
 * if it is not CSV or has another encoding.
 */
export function csvText(bytes: ArrayBuffer): string | null {
  const encoding = csvEncodingOf(new Uint8Array(bytes.slice(0, 16)));
  if (encoding === null) return null;
  if (encoding !== 'bytes') return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return looksLikeGb18030(new Uint8Array(bytes)) ? new TextDecoder('gb18030').decode(bytes) : null;
  }
}
