import type { Translated } from '@fairway/site';
import type { words as zh } from './words.zh.ts';

export const title = 'Pages';

export const words: Translated<typeof zh> = {
  pages: {
    title: 'Pages',
    lead: 'Changes take effect at once; open browsers follow within a minute. A page below another follows it, unless it has a row of its own.',
    caption: 'Pages of the portal',
    path: 'Page',
    access: 'Access',
    accessOf: 'Access to {{path}}',
    accesses: { open: 'Open', login: 'Needs login', soon: 'Coming soon' },
    changed: 'Last change',
    changedBy: '{{name}} · {{at}}',
    never: 'Initial setting',
    ask: {
      open: 'Open {{path}}?',
      login: 'Put {{path}} behind login?',
      soon: 'Show {{path}} as coming soon?',
    },
    askText: {
      open: 'Everyone can open the page and see its content at once.',
      login: 'Visitors are asked to log in, and search engines no longer list it.',
      soon: 'Everyone sees “coming soon” only, including members.',
    },
    confirm: 'Confirm',
    done: '{{path}} is now: {{access}}',
  },
};
