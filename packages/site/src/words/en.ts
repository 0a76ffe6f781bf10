import type { SiteWords } from '../language/words.ts';

/** What every site says, in English. */
export const en: SiteWords = {
  opening: 'Opening {{page}}',
  list: {
    printNote: 'Printed {{time}}, all times in China time',
    noneTitle: 'Nothing matches',
    noneText: 'Try another keyword, or clear the filters.',
    clear: 'Clear filters',
  },
  failure: {
    session: 'Your session has expired. Please log in again to continue',
    sessionTitle: 'Please log in again',
    login: 'Login',
    fault: 'Oops! Something went wrong',
    away: 'Service is being upgraded. Please try again later',
    network: 'Abnormal back-end interface connection',
    timeout: 'System interface request timeout',
    other: 'System interface {{status}} exception',
    limited: 'Too many requests. Try again after {{time}}',
    forbidden: 'This account may not do that',
    conflict: 'Your last submission is still being handled; wait a moment for its result',
    malformed: 'The answer was incomplete. Reload the page; if it happens again, contact us',
    unknown: 'Something broke on this page. Reload and try again',
    retry: 'Try again',
    kept: '{{reason}}. The page still shows what it showed before.',
    pressAgain: '{{reason}}. Check your connection and try again: nothing is done twice.',
    home: 'Back to home',
    notFoundTitle: 'This page does not exist',
    notFoundText:
      'The address may be wrong, or the page has moved. You can search sailings from the home page.',
    errorTitle: 'Oops! Something went wrong',
    errorText: 'Please try again later.',
    errorTraced: 'Please try again later. If it happens again, give us the trace ID below.',
    networkText: 'Check your connection and try again.',
    awayText: 'It usually takes a few minutes.',
    soonTitle: 'Coming soon',
    soonText: 'This page is being prepared. Schedules and reference prices are open now.',
    appUpdated: 'The site has been updated, please reload',
    partMissing: 'This could not be loaded. Check your connection, then reload',
    reload: 'Reload',
  },
};
