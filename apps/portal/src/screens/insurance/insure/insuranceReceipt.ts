import type { DataOf } from '@fairway/gateway/contract/call';
import type { insurance } from '@fairway/gateway/contract/insurance';

export type Sent = DataOf<typeof insurance.submit>;
