import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export { keepConsents, lacksRegistration } from './store.ts';

export const consent = defineArea({ name: 'consent', routes, migrations });
