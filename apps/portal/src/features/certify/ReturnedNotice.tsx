import { auditStatus } from '@fairway/trade';
import { Notice } from '@fairway/ui';
import { textLang } from '../../language/textLang.ts';
import { useWords } from '../../language/words.ts';
import type { words } from './words.zh.ts';

export interface ReturnedNoticeProps {
  before: {
    readonly auditStatus: number;
    readonly rejectReason: string | null;
    readonly refusedFields: readonly { readonly reason: string }[];
  } | null;
}

/**
 * Shows that a certification was returned, with the reviewer's text. Reasons about fields are shown at the fields and
 * in the form's summary: then this notice is empty.
 */
export function ReturnedNotice({ before }: ReturnedNoticeProps) {
  const { t } = useWords<typeof words>();
  if (before?.auditStatus !== auditStatus.rejected) return null;
  const { rejectReason, refusedFields } = before;
  const atFields = refusedFields.some(({ reason }) => rejectReason?.includes(reason));
  if (atFields) return null;
  return (
    <Notice tone="bad" title={t('certify.returned')}>
      {rejectReason ? <span lang={textLang(rejectReason)}>{rejectReason}</span> : null}
    </Notice>
  );
}
