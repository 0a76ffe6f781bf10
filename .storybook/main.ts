import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { msw } from 'msw/vite';
import remarkGfm from 'remark-gfm';
import { titles } from '../scripts/vite/titles.ts';
import { conditions } from './looks.ts';
import { readableTypes } from './readableTypes.ts';

/** Tests only draw stories: documentation for pages and panels is not generated. */
const isTest = process.env.VITEST === 'true';

const config: StorybookConfig = {
  stories: [
    '../docs/**/*.mdx',
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/{portal,desk}/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Without it the tables of the pages are shown as source text.
    ...(isTest
      ? []
      : [
          {
            name: '@storybook/addon-docs',
            options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
          },
          // While `npm run storybook` runs, agents read components and stories at its address /mcp.
          '@storybook/addon-mcp',
        ]),
  ],
  // The search finds a component by its other names, which its page has in a heading.
  features: { experimentalSearchDocsHeadings: true },
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: isTest ? false : 'react-docgen' },
  viteFinal: async (vite) => ({
    ...vite,
    // First, because the plugin that reads the properties is.
    plugins: [
      readableTypes(),
      titles(),
      ...(vite.plugins ?? []),
      vanillaExtractPlugin(),
      msw({ mode: 'worker-only' }),
    ],
    resolve: {
      ...vite.resolve,
      conditions,
    },
  }),
};
export default config;
