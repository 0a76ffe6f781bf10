import type { PortOption } from './PortOption.ts';

/**
 * Puts the ports of the reader's recent routes first, in the order of `recent`; the others stay in the order of
 * `search`. A port whose code or whole name was typed stays first.
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
