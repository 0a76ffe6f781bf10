import type { CoreMessages } from '../types.ts';
import { calendar } from './calendar.ts';
import { confirm } from './confirm.ts';
import { header } from './header.ts';
import { toast } from './toast.ts';
import { weekPicker } from './weekPicker.ts';

/** Texts that nearly every page shows: header, footer, search, plain tables, messages, in English. */
export const core: CoreMessages = {
  lang: 'en',
  common: {
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'OK',
    clear: 'Clear',
    loading: 'Loading',
    retry: 'Try again',
    required: 'Required',
    optional: 'Optional',
    more: 'More',
    none: '—',
  },
  calendar,
  combobox: {
    start: 'Type to search',
    none: (keyword: string) => `Nothing found for "${keyword}"`,
    failed: 'The search failed.',
    failedKeys: 'The search failed. Press Enter to try again.',
    count: (count: number, more: boolean) =>
      more ? `First ${count} results` : `${count} ${count === 1 ? 'result' : 'results'}`,
    more: (limit: number) => `Only the first ${limit} are listed. Keep typing to narrow them down.`,
  },
  confirm,
  copyable: {
    copy: (name) => `Copy ${name.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase())}`,
    copied: 'Copied',
    refused: 'The browser does not allow copying. Select the text and copy it yourself.',
  },
  countdown: {
    left: (minutes, seconds) => {
      const part = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
      return minutes > 0
        ? `${part(minutes, 'minute')} ${part(seconds, 'second')} left`
        : `${part(seconds, 'second')} left`;
    },
    ended: 'Time is up',
  },
  dataTable: {
    sortUp: (column) => `Sort by ${column}, ascending`,
    sortDown: (column) => `Sort by ${column}, descending`,
    sortOff: (column) => `Stop sorting by ${column}`,
    sort: 'Sort',
    sortNone: 'Default order',
    sortedUp: (column) => `${column}, ascending`,
    sortedDown: (column) => `${column}, descending`,
    refreshing: 'Updating',
  },
  dialog: {
    discardQuestion: 'Discard what you entered?',
    keepEditing: 'Keep editing',
    discard: 'Discard',
  },
  emptyState: {
    'none-yet': { heading: 'Nothing here yet', text: 'As soon as there is something, it shows here.' },
    'none-match': { heading: 'Nothing matches', text: 'Change a filter, or clear them all, and try again.' },
    'not-allowed': {
      heading: 'You cannot open this',
      text: 'Your account is not allowed to see it. Please contact your administrator.',
    },
    'login-needed': { heading: 'Log in to view', text: 'This page is shown once you are logged in.' },
    failed: { heading: 'This could not be loaded', text: 'The service did not answer. You can try again.' },
    offline: {
      heading: 'You are offline',
      text: 'Check your connection. Loading continues once you are back online.',
    },
    soon: { heading: 'Coming soon', text: 'We are still working on this one.' },
    'not-found': {
      heading: 'Page not found',
      text: 'The link may be out of date, or the address mistyped.',
    },
    trace: 'Trace ID',
  },
  footer: {
    legal: 'Legal',
  },
  header,
  pagination: {
    label: 'Pages',
    page: (page) => `Page ${page}`,
    previous: 'Previous page',
    next: 'Next page',
    status: (page, pages) => `Page ${page} of ${pages}`,
    statusOpen: (page) => `Page ${page}`,
    range: (first, last, total) => `${first}–${last} of ${total}`,
    rangeOpen: (first, last) => `${first}–${last}`,
    none: 'No results',
    size: 'Rows per page',
    perPage: (size) => `${size} / page`,
    jump: 'Go to page',
    jumpMissing: 'Type the number of a page, such as 3',
    jumpShort: 'Go to',
  },
  portCombobox: {
    placeholder: 'Port name or code',
    recent: 'Recent',
    popular: 'Popular ports',
  },
  priceChange: {
    up: (amount) => `up ${amount}`,
    down: (amount) => `down ${amount}`,
    same: 'unchanged',
    rise: 'green',
  },
  skeleton: { loading: 'Loading' },
  skipLink: {
    toContent: 'Skip to content',
  },
  toast,
  weekPicker,
  weekStrip: {
    label: 'Departure week',
  },
};
