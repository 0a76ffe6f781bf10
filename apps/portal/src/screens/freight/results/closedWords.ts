/** The words for a sailing that can no longer be booked. */
export const closedWords = {
  departed: 'freight.departed',
  portClosed: 'freight.passed',
  documentsClosed: 'freight.documentsClosed',
} as const;
