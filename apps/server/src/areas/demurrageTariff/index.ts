import { defineArea } from '../area.ts';
import { routes } from './routes.ts';
import { migrations } from './tables.ts';

export { importFreeTime } from './importFreeTime.ts';
export { tariffColumns } from './tables.ts';
export { demurrageTable } from './tariffTable.ts';

/** Charges of carriers for the time of containers at ports. */
export const demurrageTariff = defineArea({ name: 'demurrageTariff', routes, migrations });
