import { defineArea } from '../area.ts';
import { packagePages } from './packages.ts';
import { kitSettings } from './settings.ts';
import { storybookPages } from './storybook.ts';

/** The kit for other teams: its packages as a read-only npm registry, and its Storybook. */
export const kit = defineArea({
  name: 'kit',
  settings: kitSettings,
  atWork({ config, services }) {
    const { on, packages, storybook } = config.of(kitSettings);
    return on ? { pages: [packagePages(packages, services.publicUrl), storybookPages(storybook)] } : {};
  },
});
