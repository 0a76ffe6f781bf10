import type { HTMLAttributes, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Toast.css.ts';
import { useToastState } from './ToastHost.tsx';
import { toastIcons } from './ToastItem.tsx';
import type { Toasts } from './toasts.ts';

export interface ToastHistoryProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement>;
  /** The store whose messages are listed. */
  toasts: Toasts;
  /** The time zone of the displayed times; the reader's own by default. */
  timeZone?: string;
}

/** The messages that have left, newest first: what passed too quickly can be read again. */
export function ToastHistory({ toasts, timeZone, className, ...rest }: ToastHistoryProps) {
  const { toast: say, lang } = useMessages();
  const { past } = useToastState(toasts);
  const time = new Intl.DateTimeFormat(lang, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  return (
    <section aria-label={say.history} className={joinClasses(styles.history, className)} {...rest}>
      {past.length === 0 ? (
        <p className={styles.noHistory}>{say.noHistory}</p>
      ) : (
        <>
          <ol className={styles.entries}>
            {past.map(({ id, tone, text, count, at }) => (
              <li key={`${id} ${at}`} className={styles.entry}>
                {tone !== 'running' && (
                  <span className={styles.sign}>
                    <Icon icon={toastIcons[tone]} className={styles.icon[tone]} label={say[tone]} />
                  </span>
                )}
                <span className={styles.words}>
                  {text}
                  {count > 1 && <span className={styles.count}>{say.count(count)}</span>}
                </span>
                <time dateTime={new Date(at).toISOString()} className={styles.time}>
                  {time.format(at)}
                </time>
              </li>
            ))}
          </ol>
          <Button size="small" tone="quiet" flush="start" onClick={toasts.forget}>
            {say.clear}
          </Button>
        </>
      )}
    </section>
  );
}
