import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themeFor } from './themes.ts';

addons.setConfig({ theme: themeFor({}) });

addons.register('fairway/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, string> }) =>
    api.setOptions({ theme: themeFor(globals) });
  api.on(SET_GLOBALS, follow);
  api.on(GLOBALS_UPDATED, follow);
});
