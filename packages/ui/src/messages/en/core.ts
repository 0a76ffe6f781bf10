import type { CoreMessages } from '../types.ts';

const dayNames = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
const shortDays = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const monthNames = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const dayRange = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });

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
  breadcrumb: {
    label: 'Breadcrumb',
    more: (count: number) => `Show ${count} more ${count === 1 ? 'step' : 'steps'}`,
  },
  calendar: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    month: (year, month) => monthNames.format(Date.UTC(year, month - 1)),
    day: (day) => dayNames.format(new Date(day)),
    dayAndMonth: (day) => shortDays.format(new Date(day)),
    comma: ', ',
    today: 'today',
    taken: 'not available',
    from: 'start',
    to: 'end',
    pickEnd: 'Choose the last day',
    sign: { holiday: 'H', workday: 'W', cutoff: 'C', event: 'E' },
    marks: 'Marked days',
    zone: (zone) => `Dates in ${zone}`,
  },
  combobox: {
    start: 'Type to search',
    none: (keyword: string) => `Nothing found for "${keyword}"`,
    failed: 'The search failed.',
    failedKeys: 'The search failed. Press Enter to try again.',
    count: (count: number, more: boolean) =>
      more ? `First ${count} results` : `${count} ${count === 1 ? 'result' : 'results'}`,
    more: (limit: number) => `Only the first ${limit} are listed. Keep typing to narrow them down.`,
  },
  confirm: {
    goes: 'The following will be deleted',
    andMore: (count) => `and ${count} more`,
    failed: 'That did not work. Please try again.',
  },
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
    'none-yet': { title: 'Nothing here yet', text: 'As soon as there is something, it shows here.' },
    'none-match': { title: 'Nothing matches', text: 'Change a filter, or clear them all, and try again.' },
    'not-allowed': {
      title: 'You cannot open this',
      text: 'Your account is not allowed to see it. Please contact your administrator.',
    },
    'login-needed': { title: 'Log in to view', text: 'This page is shown once you are logged in.' },
    failed: { title: 'This could not be loaded', text: 'The service did not answer. You can try again.' },
    offline: {
      title: 'You are offline',
      text: 'Check your connection. Loading continues once you are back online.',
    },
    soon: { title: 'Coming soon', text: 'We are still working on this one.' },
    'not-found': {
      title: 'Page not found',
      text: 'The link may be out of date, or the address mistyped.',
    },
    trace: 'Trace ID',
  },
  footer: {
    legal: 'Legal',
  },
  header: {
    navigation: 'Main',
    more: 'More',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    menu: 'Menu',
    utilities: 'Tools',
    language: 'Language',
    login: 'Log in',
    logout: 'Log out',
    personal: 'Personal',
    company: 'Company',
    unverified: 'Verify now',
    notVerified: 'Not verified',
    inReview: 'Under review',
    verified: 'Verified',
    rejected: 'Verification failed',
    unread: (count) => `${count} unread ${count === 1 ? 'message' : 'messages'}`,
    account: 'Your account',
    toPersonal: 'Go to personal account',
    toCompany: 'Go to company account',
    applyForCompany: 'Apply for company account',
  },
  notificationBell: {
    label: 'Notifications',
    open: (count) => `Notifications, ${count} unread`,
  },
  menu: { back: (name) => `Back, ${name}` },
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
  sideNav: {
    collapse: 'Collapse navigation',
    expand: 'Expand navigation',
    count: (count) => `${count} ${count === 1 ? 'item' : 'items'}`,
  },
  skeleton: { loading: 'Loading' },
  skipLink: {
    toContent: 'Skip to content',
  },
  textLink: { newTab: ' (opens in a new tab)' },
  toast: {
    label: 'Messages (F8)',
    good: 'Success',
    bad: 'Error',
    caution: 'Caution',
    neutral: 'Message',
    running: 'In progress',
    count: (count) => `${count} times`,
    dismiss: (text) => `Dismiss message: ${text}`,
    until: (seconds) => `within ${seconds} s`,
    history: 'Recent messages',
    noHistory: 'No messages yet',
    clear: 'Clear',
  },
  weekPicker: {
    placeholder: 'Such as 2026-W48',
    openAt: (week) => (week ? `Open calendar of weeks, ${week} chosen` : 'Open calendar of weeks'),
    calendar: 'Choose a week',
    previous: 'Previous week',
    next: 'Next week',
    thisWeek: 'This week',
    week: 'W',
    // Thin spaces round the dash would make the longest range wider than its box.
    range: (from: string, to: string) =>
      dayRange.formatRange(new Date(from), new Date(to)).replace(/\s–\s/, '–'),
    row: (week: string, range: string, current: boolean) =>
      `Week ${Number(week.slice(-2))} of ${week.slice(0, 4)}, ${range}${current ? ', this week' : ''}`,
    unknown: 'Type a week, such as W48 or 2026-W48.',
    tooEarly: (week: string) => `The earliest week is ${week}.`,
    tooLate: (week: string) => `The latest week is ${week}.`,
  },
  weekStrip: {
    label: 'Departure week',
  },
};
