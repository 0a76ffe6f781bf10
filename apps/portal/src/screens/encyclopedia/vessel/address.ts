/** Address of a ship's page. */
export function vesselAddress(imo: string): string {
  return `/wikipedia/shipDetail?${new URLSearchParams({ imo })}`;
}

/** The IMO number that an address names, `IMO 9778791` too; null where it names none. */
export function readImo(params: URLSearchParams): string | null {
  return /^(?:imo)?\s*(\d{7})$/i.exec((params.get('imo') ?? '').trim())?.[1] ?? null;
}
