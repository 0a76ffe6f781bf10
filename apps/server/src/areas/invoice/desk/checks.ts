import type { InvoiceCheck } from '@fairway/gateway/contract/invoiceDesk';

/** Facts that a person would compare by hand. */
export interface Compared {
  /** Fen of the order, and of the money received; null if neither wallet nor statement reports it. */
  readonly amount: number;
  readonly received: number | null;
  readonly header: string;
  /** The buyer, by their certified name. */
  readonly buyer: string;
  readonly taxNumber: string;
  /** Of the certification; null of a person, or of a company from before. */
  readonly creditCode: string | null;
}

/** Returns the server's automatic checks, and those for a person to judge. */
export function checksOf(facts: Compared): InvoiceCheck[] {
  const { amount, received, header, buyer, taxNumber, creditCode } = facts;
  return [
    {
      kind: 'amount',
      outcome: received === null ? 'unknown' : received === amount ? 'fits' : 'look',
      found: received === null ? '' : (received / 100).toFixed(2),
    },
    { kind: 'buyer', outcome: bare(header) === bare(buyer) ? 'fits' : 'look', found: buyer },
    {
      kind: 'taxNumber',
      outcome:
        creditCode === null || taxNumber === '' ? 'unknown' : taxNumber === creditCode ? 'fits' : 'look',
      found: creditCode ?? '',
    },
  ];
}

/** A name without spaces, and with brackets of one kind: licences write them either way. */
function bare(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
}
