import type { Translated } from '@fairway/site';
import type { zh } from './zh.ts';

/** Words of the desk in English. */
export const en: Translated<typeof zh> = {
  site: { name: 'Fairway Desk' },
  tab: { people: 'People', seaRoutes: 'Routes' },
  role: { admin: 'Admin', reviewer: 'Review', editor: 'Editor', pricing: 'Pricing', finance: 'Finance' },
  shell: {
    nameless: 'Colleague',
    and: ', ',
    group: { review: 'Review', data: 'Data', content: 'Content', admin: 'Administration' },
  },
  clock: {
    waited: '{{days}} of {{promised}} working days',
    due: 'Due {{at}}',
    late: 'Late',
    today: 'Due today',
  },
};
