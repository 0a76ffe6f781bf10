export const title = 'Invoices';
