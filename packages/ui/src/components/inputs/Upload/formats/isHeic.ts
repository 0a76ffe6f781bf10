/** Whether a file begins as a photo of the HEIF family, ISO 23008-12 10.2: as iPhones take them. */
export function isHeic(head: Uint8Array): boolean {
  const box = String.fromCharCode(...head.subarray(4, 12));
  return /^ftyp(heic|heix|hevc|hevx|heim|heis|mif1|msf1)$/.test(box);
}
