import { defineArea } from '../area.ts';
import { portFinder } from './finder.ts';
import { portAddresses } from './portAddresses.ts';
import { routes } from './routes.ts';

export { seaLanes, wayBetween } from './distance.ts';
export { regionIn } from './names/regions.ts';
export { gramsOf, termsOf } from './names/terms.ts';
export { joinWays, type NamedWay, SeaLanes, splitAtDateLine, type Way } from './seaLanes.ts';
export { portCodesOf, portsByCode, portsWithText, searchPorts, selectNames } from './store.ts';
export { portFinder };

export const harbour = defineArea({
  name: 'harbour',
  routes,
  atWork: ({ db }) => ({ sitemap: [portAddresses(db)] }),
  finders: [portFinder],
});
