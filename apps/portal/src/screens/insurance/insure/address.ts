const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The form, with an insurer chosen where one is named. */
export function insureAddress({ insurer }: { insurer?: string } = {}): string {
  return insurer ? `/insure?insurer=${insurer}` : '/insure';
}

/** Returns the insurer that an address names; an invalid id is ignored. */
export function readInsurer(params: URLSearchParams): string | undefined {
  const id = (params.get('insurer') ?? '').toLowerCase();
  return idShape.test(id) ? id : undefined;
}
