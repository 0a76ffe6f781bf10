import type { PortOption } from './PortOption.ts';

/**
 * Found ports with those of the reader's last lanes in front, in the order of `recent`; the others stay as `search` gave
 * them. A port whose code or whole name was typed is meant and stays first.
 */
export function rankPorts(
  ports: readonly PortOption[],
  recent: readonly PortOption[],
  keyword: string,
): readonly PortOption[] {
  const typed = keyword.toLowerCase();
  const places = new Map(recent.map(({ code }, place) => [code, place]));
  const place = (port: PortOption) =>
    [port.code, port.locode, port.nameZh, port.nameEn].some((name) => name.toLowerCase() === typed)
      ? -1
      : (places.get(port.code) ?? places.size);
  return ports.toSorted((one, other) => place(one) - place(other));
}
