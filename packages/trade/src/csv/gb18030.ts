/** Below this share of common characters a file was written in another encoding that no mark names. */
const leastCommon = 0.8;

/**
 * Reports whether bytes that are not UTF-8 can be Chinese in GB 18030. Other encodings can be decoded too, to very rare
 * characters; the common ones have two bytes from A1 on (GB 2312).
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
