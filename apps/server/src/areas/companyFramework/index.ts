import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export const companyFramework = defineArea({ name: 'companyFramework', routes, migrations });
