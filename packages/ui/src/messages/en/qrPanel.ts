import type { Messages } from '../types.ts';

export const qrPanel: Messages['qrPanel'] = {
  loading: 'Getting a code',
  waiting: 'Scan the code with WeChat',
  scanned: 'Scanned. Confirm on your phone',
  expired: 'This code has expired',
  refused: 'Cancelled on the phone',
  refresh: 'Get a new code',
  typed: 'Cannot scan? Open this address on your phone',
  typedCode: 'and type this code there',
  link: 'login address',
  code: 'login code',
};
