/** How to reach us. Invented for the sample: the domains are reserved for examples (RFC 2606), and nobody has numbers in 100. */
export const contact = {
  phone: '100 0000 0000',
  email: 'service@fairway.example',
  business: 'business@fairway.example',
  jobs: 'join@fairway.example',
  data: 'data@fairway.example',
} as const;

/** A number as `tel:` takes it. */
export const phoneLink = `tel:+86${contact.phone.replaceAll(' ', '')}`;
