import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export const people = defineArea({ name: 'people', routes, migrations });
