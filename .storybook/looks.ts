/** Screens that stories are drawn on. */
export const viewports = {
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
} as const;

/** The appearance of a page; every factor but the language can change while it is open. */
interface Appearance {
  readonly scheme: 'light' | 'dark';
  readonly density: 'comfortable' | 'compact';
  readonly brand: 'fairway' | 'quay';
  readonly viewport: keyof typeof viewports;
}

export interface Look extends Appearance {
  readonly name: string;
  readonly locale: 'zh' | 'en';
}

/**
 * The looks in which every story of the kit is drawn and compared, here and in Chromatic: each pair of language,
 * scheme, density and screen occurs in one of them. Stories are played and checked for accessibility in the first look
 * of a language, then redrawn in its others in their final state.
 */
export const looks: readonly Look[] = [
  look('zh', { scheme: 'light', density: 'comfortable', brand: 'fairway', viewport: 'desktop' }),
  look('zh', { scheme: 'dark', density: 'compact', brand: 'fairway', viewport: 'phone' }),
  look('en', { scheme: 'dark', density: 'comfortable', brand: 'fairway', viewport: 'phone' }),
  look('en', { scheme: 'light', density: 'compact', brand: 'quay', viewport: 'phone' }),
  look('en', { scheme: 'dark', density: 'compact', brand: 'quay', viewport: 'desktop' }),
];

/** `zh-light-desktop`, plus the values that differ from the default: `en-dark-desktop-compact-quay`. */
function look(locale: Look['locale'], appearance: Appearance): Look {
  const { scheme, density, brand, viewport } = appearance;
  const unusual = [density, brand].filter((value) => value !== 'comfortable' && value !== 'fairway');
  return { name: [locale, scheme, viewport, ...unusual].join('-'), locale, ...appearance };
}

/** Looks by language, the first of each the one that is played. */
export const sessions: readonly (readonly [Look, ...Look[]])[] = [
  ...Map.groupBy(looks, ({ locale }) => locale).values(),
].flatMap(([first, ...others]) => (first ? [[first, ...others] as const] : []));

/** A look as Storybook's globals. */
export function globalsOf({ locale, scheme, density, brand, viewport }: Look) {
  return { locale, scheme, density, brand, viewport: { value: viewport } };
}

/** Packages of the workspace resolve to their sources. */
export const conditions = ['@fairway/source', 'module', 'browser', 'development|production'];
