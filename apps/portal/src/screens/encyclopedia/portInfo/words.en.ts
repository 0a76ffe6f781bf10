import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Port information';

/** Words of the ports of a region in English. */
export const words: Translated<typeof zh> = {
  portInfo: {
    title: 'Ports by region and country',
    of: 'Ports: {{region}}',
    lead: 'Container ports only.',
    asList: 'Search the list',
    facts: 'This region at a glance',
    ports: 'Container ports',
    portCount: '{{count}}',
    countries: 'Countries and regions',
    sailings: 'Sailings in 7 days',
    sailingCount: '{{total}}',
    none: 'None yet',
    unit: 'sailings',
    chart: 'Map of ports: {{region}}',
    portsOf: 'Ports: {{country}}',
    byRoute: 'By region',
    byCountry: 'By country',
    emptyTitle: 'No container port here',
    emptyText: 'Choose a region or a country below.',
    source:
      'Codes checked against UN/LOCODE 2024, positions (of the terminals) against the NGA World Port Index. Sailings are those in our schedule in the next seven days{{ofSample}}.',
  },
};
