import type { SailingChanges } from '@fairway/gateway/contract/sailingHistory';
import type { DetailProps } from '../DetailHead.tsx';

export interface ChangesProps extends DetailProps {
  changes: SailingChanges;
}
