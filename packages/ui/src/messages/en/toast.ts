import type { Messages } from '../types.ts';

export const toast: Messages['toast'] = {
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
};
