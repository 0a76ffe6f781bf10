import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { conditions } from './looks.ts';
import { readableTypes } from './readableTypes.ts';

const config: StorybookConfig = {
  stories: [
    '../docs/**/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: [
    // Without it the tables of the pages stay rows of strokes.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: async (vite) => ({
    ...vite,
    // First, because the plugin that reads the properties is.
    plugins: [readableTypes(), ...(vite.plugins ?? []), vanillaExtractPlugin(), msw({ mode: 'worker-only' })],
    resolve: {
      ...vite.resolve,
      conditions,
    },
  }),
};
export default config;
