import { defineArea } from '../area.ts';
import { codeAddresses } from './codeAddresses.ts';
import { hsFinder } from './finder.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export { tariffTable } from './tariffTable.ts';
export { everydayOf, itemEntries, termsOf } from './terms.ts';
export { hsFinder };

export const hsCode = defineArea({
  name: 'hsCode',
  routes,
  migrations,
  atWork: ({ db }) => ({ sitemap: [codeAddresses(db)] }),
  finders: [hsFinder],
});
