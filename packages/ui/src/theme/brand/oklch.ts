/** A colour as eyes order it: lightness 0 to 1, chroma from 0, hue in degrees. Björn Ottosson's OKLab. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Parses `#rrggbb` or `#rgb`; null for any other text. */
export function readHex(hex: string): Oklch | null {
  if (!/^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(hex)) return null;
  const digits = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255),
  );
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const greenRed = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const blueYellow = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(blueYellow, greenRed) * 180) / Math.PI;
  return { l: lightness, c: Math.hypot(greenRed, blueYellow), h: (hue + 360) % 360 };
}

/** Writes `#rrggbb`, with less chroma where a screen has no such colour. */
export function writeHex({ l, c, h }: Oklch): string {
  let chroma = c;
  let channels = rgb(l, chroma, h);
  while (chroma > 0 && channels.some((value) => value < -0.0005 || value > 1.0005)) {
    chroma = Math.max(0, chroma - 0.004);
    channels = rgb(l, chroma, h);
  }
  const digits = channels.map((value) => {
    const byte = Math.round(encoded(Math.min(1, Math.max(0, value))) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}

function rgb(l: number, c: number, h: number): number[] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}
