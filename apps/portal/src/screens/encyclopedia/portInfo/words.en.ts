import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

/** Words of the ports of a region in English. */
export const words: Translated<typeof zh> = {
  portInfo: {
    trail: 'Where this stands',
    title: 'Ports by region and country',
    of: 'Ports: {{region}}',
    lead: 'Container ports only.',
    asList: 'Search the list',
    facts: 'This region at a glance',
    ports: 'Container ports',
    portCount: '{{count}}',
    countries: 'Countries and regions',
    sailings: 'Departures in 7 days',
    sailingCount: '{{total}}',
    none: 'None yet',
    unit: 'departures',
    chart: 'Where the ports are: {{region}}',
    portsOf: 'Ports: {{country}}',
    byRoute: 'By region',
    byCountry: 'By country',
    emptyTitle: 'No container port here',
    emptyText: 'Choose a region or a country below.',
    source:
      'Codes checked against UN/LOCODE 2024, positions (of the terminals) against the NGA World Port Index. Departures are those of our schedule within seven days{{ofSample}}.',
  },
};
