import { defineArea } from '../area.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export { type Change, inCompany, noteInCompany, refuseUnlessRead } from './inCompany.ts';

export const companyLog = defineArea({ name: 'companyLog', routes, migrations });
