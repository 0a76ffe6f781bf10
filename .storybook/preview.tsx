import '@fontsource/noto-sans-sc/chinese-simplified-400.css';
import '@fontsource/noto-sans-sc/chinese-simplified-600.css';
import '@fontsource/noto-sans-sc/chinese-simplified-700.css';
import '@fairway/ui/brands/fairway';
import '@fairway/ui/brands/quay';
import { UiProvider } from '@fairway/ui';
import { en } from '@fairway/ui/messages/en';
import { zh } from '@fairway/ui/messages/zh';
import type { Decorator, Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { useInsertionEffect } from 'react';
import { globalsOf, looks, viewports } from './looks.ts';

const messages = { zh, en };
const margin = { padding: 16 };

/** Brand, scheme and density stand on the root element, as on a real page, so that portals have them too. */
const withRoot: Decorator = (Story, { globals, parameters }) => {
  const { locale, scheme, density, brand } = globals;
  useInsertionEffect(() => {
    const root = document.documentElement;
    root.lang = messages[locale as 'zh' | 'en'].lang;
    root.dataset.brand = brand;
    root.dataset.scheme = scheme;
    root.dataset.density = density;
  }, [locale, scheme, density, brand]);
  return (
    <UiProvider messages={messages[locale as 'zh' | 'en']}>
      <div
        data-story={parameters.pixels ?? 'part'}
        style={parameters.layout === 'fullscreen' ? undefined : margin}
      >
        <Story />
      </div>
    </UiProvider>
  );
};

const choice = (title: string, icon: string, items: Record<string, string>) => ({
  toolbar: {
    title,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, label]) => ({ value, title: label })),
  },
});

const preview: Preview = {
  loaders: [mswLoader()],
  decorators: [withRoot],
  initialGlobals: { locale: 'zh', scheme: 'light', density: 'comfortable', brand: 'fairway' },
  globalTypes: {
    locale: choice('Language', 'globe', { zh: '中文', en: 'English' }),
    scheme: choice('Scheme', 'contrast', { light: 'Light', dark: 'Dark' }),
    density: choice('Density', 'component', { comfortable: 'Comfortable', compact: 'Compact' }),
    brand: choice('Brand', 'paintbrush', { fairway: 'Fairway', quay: 'Quay' }),
  },
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          'Start',
          'Foundations',
          'Actions',
          'Inputs',
          'Forms',
          'Data',
          'Feedback',
          'Navigation',
          'Overlays',
          'Maps',
          'Screens',
        ],
      },
    },
    viewport: { options: viewports },
    chromatic: {
      modes: Object.fromEntries(
        looks.map((look) => [look.name, { ...globalsOf(look), viewport: look.viewport }]),
      ),
    },
  },
  tags: ['autodocs'],
};
export default preview;
