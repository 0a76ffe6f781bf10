import type { AuditInfo } from '@fairway/gateway/contract/company';
import { Status } from '@fairway/ui';
import { useWords } from '../../language/words.ts';
import type { words } from './words.zh.ts';

const kinds = { 0: 'none', 1: 'running', 2: 'done', 3: 'bad' } as const;

/** The state of a certification: an icon and a word. */
export function AuditBadge({ status }: { status: AuditInfo['auditStatus'] }) {
  const { t } = useWords<typeof words>();
  return <Status kind={kinds[status]}>{t(`certify.status.s${status}`)}</Status>;
}
