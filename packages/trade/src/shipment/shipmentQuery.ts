/** The entries of a query that describe a shipment; apart from their rules, because links on every page carry them. */
export const shipmentEntries = ['boxes', 'ready', 'goods', 'incoterm', 'terms', 'currency'] as const;
export type ShipmentEntry = (typeof shipmentEntries)[number];
export type ShipmentQuery = Readonly<Partial<Record<ShipmentEntry, string>>>;
