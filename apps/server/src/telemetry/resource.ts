import { clientVersion } from '@fairway/gateway/contract/envelope';
import { resourceFromAttributes } from '@opentelemetry/resources';

/** Names the service; nothing of the machine, which Prometheus and collectors know by the address. */
export const resource = resourceFromAttributes({
  'service.name': 'fairway',
  'service.version': clientVersion,
});
