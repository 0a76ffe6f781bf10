import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { CloseButton } from '../../overlays/Dialog/CloseButton.tsx';
import { tones } from '../Badge/tones.css.ts';
import * as styles from './Notice.css.ts';

export interface NoticeProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  ref?: Ref<HTMLDivElement>;
  /**
   * `good`, `bad`, `caution` for what happened or must be heeded; `info` and `neutral` for facts. Its name is read out first.
   * `tint` is the deprecated name of `info`.
   */
  tone?: 'good' | 'bad' | 'caution' | 'neutral' | 'info' | 'tint';
  /** The point in a few words; it is text, not a heading of the page. */
  title?: ReactNode;
  /** @deprecated Use `title`. */
  heading?: ReactNode;
  /** One button or link under the text. */
  action?: ReactNode;
  /** Shows a close button; called when it is pressed. */
  onDismiss?: () => void;
  /** Reads itself out when it appears: `polite` for outcomes, `assertive` for errors. */
  live?: 'polite' | 'assertive';
}

const icons: Record<Exclude<NoticeProps['tone'], 'info' | undefined>, LucideIcon> = {
  good: CircleCheck,
  bad: CircleAlert,
  caution: TriangleAlert,
  neutral: Info,
  tint: Info,
};

/** Shows a message about the part of the page around it, while it is true. */
export function Notice({
  tone: givenTone = 'neutral',
  title: givenTitle,
  heading,
  action,
  onDismiss,
  live,
  className,
  children,
  ...rest
}: NoticeProps) {
  const { notice } = useMessages();
  const title = givenTitle ?? heading;
  const tone = givenTone === 'info' ? 'tint' : givenTone;
  return (
    <div
      role={live && (live === 'assertive' ? 'alert' : 'status')}
      className={joinClasses(styles.notice, tones[tone], className)}
      {...rest}
    >
      <Icon icon={icons[tone]} label={notice[tone]} className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.heading}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && <CloseButton className={styles.close} onClick={onDismiss} />}
    </div>
  );
}
