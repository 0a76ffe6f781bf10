import { Notice } from '@fairway/ui';
import { useWords } from './words.ts';

export interface ReturnedNoticeProps {
  before: {
    readonly auditStatus: number;
    readonly rejectReason: string | null;
    readonly refusedFields: readonly { readonly reason: string }[];
  } | null;
}

/** Says that a certification came back, with what the reviewer wrote; reasons of fields stand at their fields. */
export function ReturnedNotice({ before }: ReturnedNoticeProps) {
  const { t } = useWords();
  if (before?.auditStatus !== 3) return null;
  const { rejectReason, refusedFields } = before;
  const atFields = refusedFields.some(({ reason }) => rejectReason?.includes(reason));
  return (
    <Notice tone="bad" heading={t('certify.returned')}>
      {atFields ? null : rejectReason}
    </Notice>
  );
}
