/** Below this share of common characters a file was written in another encoding that no mark names. */
const leastCommon = 0.8;

/**
 * Whether bytes that are no UTF-8 can be Chinese of GB 18030. Other encodings decode as well, to characters that hardly anybody
 * writes; those that people do write have two bytes from A1 on (GB 2312).
 */
export function looksLikeGb18030(bytes: Uint8Array): boolean {
  let pairs = 0;
  let common = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x80) continue;
    pairs += 1;
    if (lead >= 0xa1 && lead <= 0xf7 && trail >= 0xa1 && trail < 0xff) common += 1;
    at += 1;
  }
  return pairs === 0 || common / pairs >= leastCommon;
}
