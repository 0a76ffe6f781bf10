import { namesInside } from '../outside.ts';

/** The endpoint of a push service as a URL; null for one that this server may not open. */
export function endpointOf(text: string, insideAllowed: boolean): URL | null {
  const url = URL.parse(text);
  if (!url) return null;
  if (url.username !== '' || url.password !== '') return null;
  if (insideAllowed && url.protocol === 'http:') return url;
  if (url.protocol !== 'https:') return null;
  return !insideAllowed && namesInside(url) ? null : url;
}
