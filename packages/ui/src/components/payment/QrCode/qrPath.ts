import { encode } from 'uqr';

/** A QR code as one drawing. */
export interface QrDrawing {
  /** Edge in modules, quiet zone included. */
  readonly size: number;
  /** Path data of all dark modules, one unit a module. */
  readonly path: string;
}

/** Light modules that ISO/IEC 18004 requires around the code, so that scanners find its edge. */
const quietZone = 4;

/**
 * Draws `value` at medium error correction (15 % may be hidden). Dark modules in a row are one bar. Null for an empty
 * value, for anything but text, and for what no code can hold (more than 2,331 bytes).
 */
export function qrPath(value: string): QrDrawing | null {
  if (typeof value !== 'string' || value === '') return null;
  const rows = modules(value);
  if (!rows) return null;
  let path = '';
  for (const [y, row] of rows.entries()) {
    for (let x = 0; x < row.length; x += 1) {
      if (!row[x]) continue;
      const from = x;
      while (row[x + 1]) x += 1;
      path += `M${from + quietZone} ${y + quietZone}h${x - from + 1}v1H${from + quietZone}z`;
    }
  }
  return { size: rows.length + 2 * quietZone, path };
}

function modules(value: string): boolean[][] | null {
  try {
    return encode(value, { ecc: 'M', border: 0 }).data;
  } catch {
    return null;
  }
}
