import type { NotificationReason, NotificationRow } from '@fairway/gateway/contract/notification';
import type { NotificationItem } from '@fairway/ui';
import { BadgeCheck, Container, Landmark, ReceiptText, Ship } from 'lucide-react';
import { useWords } from '../../language/words.ts';
import { useReportWords } from '../watchReport/useReportWords.ts';
import type { words } from './words.zh.ts';

type WatchNotification = Extract<NotificationReason, { kind: 'watch' }>;

/** Returns a notification as the panel shows it, in the language of the page. */
export function useNotificationItem(): (row: NotificationRow) => NotificationItem {
  const { t, nameOf } = useWords<typeof words>();
  const report = useReportWords();
  const textOf = ({ zh, en }: { readonly zh: string; readonly en: string }) =>
    nameOf({ nameZh: zh, nameEn: en });

  const watchTexts = ({ about, sailingName, reason, more, zone, currency }: WatchNotification) => ({
    title: t('notifications.watch', { about: textOf(about), report: report.nameOf(reason) }),
    text: [
      ...(sailingName === null ? [] : [sailingName]),
      ...report.detailsOf(reason, { zone, currency }),
      ...(more > 0 ? [t('notifications.more', { count: more })] : []),
    ].join(' · '),
    icon: sailingName === null ? Container : Ship,
  });
  const textsOf = (reason: NotificationReason) => {
    if (reason.kind === 'watch') return watchTexts(reason);
    if (reason.kind === 'certification') {
      const { subject, step } = reason;
      const text = t(`notifications.certification.${step}`);
      return { title: t(`notifications.${subject}.${step}`), text, icon: BadgeCheck };
    }
    const { orderNo } = reason;
    const text = reason.reason ? textOf(reason.reason) : undefined;
    return reason.kind === 'transfer'
      ? { title: t(`notifications.transfer.${reason.step}`, { orderNo }), text, icon: Landmark }
      : { title: t(`notifications.invoice.${reason.step}`, { orderNo }), text, icon: ReceiptText };
  };
  return ({ id, reason, link, createdAt, readAt }) => ({
    ...textsOf(reason),
    ...{ key: id, sentAt: createdAt, read: readAt !== null, href: link },
  });
}
