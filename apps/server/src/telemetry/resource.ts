import { clientVersion } from '@fairway/gateway/contract/envelope';
import { resourceFromAttributes } from '@opentelemetry/resources';

/** Names the service, not the machine: Prometheus and collectors get its address anyway. */
export const resource = resourceFromAttributes({
  'service.name': 'fairway',
  'service.version': clientVersion,
});
