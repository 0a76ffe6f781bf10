declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype';
    variationAxes: Record<string, { min: number; max: number; default: number }>;
  }
  export default function subsetFont(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}

declare module 'fontverter' {
  export function convert(font: Uint8Array, format: 'woff2'): Promise<Uint8Array>;
}
