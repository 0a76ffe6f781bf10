import { defineArea } from '../area.ts';
import { codeAddresses } from './codeAddresses.ts';
import { hsFinder } from './finder.ts';
import { routes } from './routes.ts';

export { tariffTable } from './tariffTable.ts';
export { everydayOf, termsOf } from './terms.ts';
export { hsFinder };

export const hsCode = defineArea({
  name: 'hsCode',
  routes,
  atWork: ({ db }) => ({ sitemap: [codeAddresses(db)] }),
  finders: [hsFinder],
});
