import { globalFontFace } from '@vanilla-extract/css';
import { defineBrand } from '../defineBrand.ts';
import { dark, light } from './fairway.palette.ts';

// Latin letters and digits only: Chinese comes from the reader's system, so it costs no download.
globalFontFace('Archivo Fairway', {
  src: 'url("./archivo.woff2") format("woff2")',
  fontDisplay: 'swap',
  fontWeight: '400 800',
  fontStretch: '86% 108%',
  unicodeRange: 'U+0020-007E, U+00A0-00FF, U+2013, U+2212, U+20AC',
});

const chinese = '"PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif';

defineBrand('fairway', {
  light,
  dark,
  font: {
    body: `"Archivo Fairway", ${chinese}`,
    heading: `"Archivo Fairway", ${chinese}`,
    number: `"Archivo Fairway", ${chinese}`,
    headingWidth: '108%',
    numberWidth: '86%',
  },
  radius: { small: '4px', medium: '6px', large: '10px', round: '999px' },
  shadow: {
    light: {
      raised: '0 1px 2px rgb(11 29 46 / 0.08), 0 6px 20px -6px rgb(11 29 46 / 0.14)',
      overlay: '0 2px 6px rgb(11 29 46 / 0.1), 0 24px 64px -12px rgb(11 29 46 / 0.28)',
    },
    dark: {
      raised: '0 1px 2px rgb(0 0 0 / 0.5), 0 6px 20px -6px rgb(0 0 0 / 0.6)',
      overlay: '0 2px 6px rgb(0 0 0 / 0.5), 0 24px 64px -12px rgb(0 0 0 / 0.8)',
    },
  },
  density: {
    comfortable: {
      control: '40px',
      controlSmall: '32px',
      row: '48px',
      headRow: '40px',
      cell: '12px',
      gap: '16px',
      field: '20px',
    },
    compact: {
      control: '32px',
      controlSmall: '28px',
      row: '36px',
      headRow: '32px',
      cell: '8px',
      gap: '12px',
      field: '14px',
    },
  },
});
