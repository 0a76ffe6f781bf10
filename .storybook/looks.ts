/** Screens that stories are drawn on. */
export const viewports = {
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  phone: { name: 'Phone 360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
} as const;

/** The looks in which every story is drawn, compared and checked for accessibility, here and in Chromatic. */
export const looks = [
  {
    name: 'zh-light-desktop',
    globals: {
      locale: 'zh',
      scheme: 'light',
      density: 'comfortable',
      brand: 'fairway',
      viewport: { value: 'desktop' },
    },
  },
  {
    name: 'en-dark-phone',
    globals: {
      locale: 'en',
      scheme: 'dark',
      density: 'comfortable',
      brand: 'fairway',
      viewport: { value: 'phone' },
    },
  },
] as const;

/** Packages of the workspace resolve to their sources. */
export const conditions = ['@fairway/source', 'module', 'browser', 'development|production'];
