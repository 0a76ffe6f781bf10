import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { shipLocationSettings } from './settings.ts';

export const shipLocation = defineArea({
  name: 'shipLocation',
  routes,
  migrations,
  settings: shipLocationSettings,
});
