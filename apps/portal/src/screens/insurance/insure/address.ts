const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The form, with an insurer chosen where one is named. */
export function insureAddress({ insurer }: { insurer?: string } = {}): string {
  return insurer ? `/insure?insurer=${insurer}` : '/insure';
}

/** The insurer that an address names; what cannot be an id is as if it were not there. */
export function readInsurer(params: URLSearchParams): string | undefined {
  const id = (params.get('insurer') ?? '').toLowerCase();
  return idShape.test(id) ? id : undefined;
}
