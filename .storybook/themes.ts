import type { ThemeVars } from 'storybook/theming';
import { create } from 'storybook/theming/create';
import * as fairway from '../packages/ui/src/theme/brands/fairway.palette.ts';
import * as quay from '../packages/ui/src/theme/brands/quay.palette.ts';

type Scheme = 'light' | 'dark';

const font = '"Archivo Fairway", "Noto Sans SC", system-ui, sans-serif';

function themeOf(base: Scheme, colours: typeof fairway.light): ThemeVars {
  const { page, raised, sunk, brand, link, line, lineControl } = colours;
  return create({
    base,
    brandTitle: 'Fairway · 航道',
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo(brand.surface, page.ink))}`,
    brandUrl: './',
    brandTarget: '_self',
    fontBase: font,
    colorPrimary: brand.surface,
    colorSecondary: link,
    appBg: sunk.surface,
    appContentBg: page.surface,
    appPreviewBg: page.surface,
    appBorderColor: line,
    appBorderRadius: 6,
    textColor: page.ink,
    textInverseColor: page.surface,
    textMutedColor: page.ink3,
    barBg: page.surface,
    barTextColor: page.ink2,
    barHoverColor: link,
    barSelectedColor: link,
    buttonBg: raised.surface,
    buttonBorder: line,
    booleanBg: sunk.surface,
    booleanSelectedBg: raised.surface,
    inputBg: raised.surface,
    inputBorder: lineControl,
    inputTextColor: page.ink,
    inputBorderRadius: 6,
  });
}

/** The mark of the kit's Logo and both names, as a picture for the sidebar. */
function logo(surface: string, ink: string): string {
  const words = `font-family='${font.replaceAll('"', '')}' fill='${ink}'`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="28" viewBox="0 0 160 28">
    <rect width="28" height="28" rx="6" fill="${surface}"/>
    <path d="M8 21.5 11.5 7M20 21.5 16.5 7M14 20.6v-2.4M14 15v-2M14 9.6V8" fill="none" stroke="#fff" stroke-width="2.2" stroke-linecap="round"/>
    <text x="38" y="20" font-size="17" font-weight="700" ${words}>Fairway</text>
    <text x="109" y="19.5" font-size="13" ${words}>航道</text>
  </svg>`;
}

/** Storybook itself, drawn with the palette of the brand and scheme in its toolbar. */
const themes: Readonly<Record<string, Readonly<Record<Scheme, ThemeVars>>>> = {
  fairway: { light: themeOf('light', fairway.light), dark: themeOf('dark', fairway.dark) },
  quay: { light: themeOf('light', quay.light), dark: themeOf('dark', quay.dark) },
};

/** Returns the theme for the choices in the toolbar. */
export function themeFor({
  brand = 'fairway',
  scheme,
}: Readonly<Record<string, string>>): ThemeVars | undefined {
  return themes[brand]?.[scheme === 'dark' ? 'dark' : 'light'];
}
