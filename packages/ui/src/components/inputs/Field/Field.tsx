import { CircleAlert, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import * as styles from './Field.css.ts';

/** Options around the control of every input of the kit. */
export interface FieldOptions {
  /** Id of the control; made up unless given. */
  id?: string | undefined;
  /** Names the control. Leave it out only where `aria-label` names it. */
  label?: ReactNode;
  /** Keeps the label for assistive technology only. */
  labelHidden?: boolean | undefined;
  /** Explains what to type before an error can occur. */
  hint?: ReactNode;
  /** Error text: the problem and how to fix it; marks the control invalid. */
  error?: ReactNode;
  /** Something to look at again that does not block; hidden while there is an error. */
  warning?: ReactNode;
  /** `true` marks a required field, `false` shows "optional", omitted shows neither. */
  required?: boolean | undefined;
  /** Content at the end below the control, such as `12/50`. */
  count?: ReactNode;
  /** Ids of further texts that describe the control. */
  'aria-describedby'?: string | undefined;
  className?: string | undefined;
}

/** Props that a control inside a field puts on its element. */
export interface FieldControl {
  id: string;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldProps extends FieldOptions {
  /** The control is a group of several, such as radio buttons, so that its label must not press one of them. */
  group?: boolean;
  /** Renders the control with the attributes that tie it to its texts. */
  children: (control: FieldControl) => ReactNode;
}

/** Stays in the page while empty, so that its change is announced; the same for all, so that React passes it over. */
const silent = <div aria-live="polite" />;

/** Label, hint, error and warning around one control. Text and choice inputs of the kit bring it along. */
export function Field({
  id: givenId,
  label,
  labelHidden,
  hint,
  error,
  warning,
  required,
  count,
  group,
  'aria-describedby': describedBy,
  className,
  children,
}: FieldProps) {
  const madeId = useId();
  const id = givenId ?? madeId;
  const { common } = useMessages();
  const labelId = `${id}-label`;
  const noticeId = `${id}-notice`;
  const hintId = `${id}-hint`;
  const countId = `${id}-count`;
  const hasNotice = isShown(error) || isShown(warning);
  const Label = group ? 'span' : 'label';
  const notice = hasNotice ? (
    <div aria-live="polite">
      <NoticeText id={noticeId} error={error} warning={warning} />
    </div>
  ) : (
    silent
  );
  const hintText = isShown(hint) && (
    <p id={hintId} className={styles.hint}>
      {hint}
    </p>
  );
  const hasCount = isShown(count);

  return (
    <div className={joinClasses(styles.field, group && styles.group, className)}>
      {isShown(label) && (
        <div className={labelHidden ? styles.hidden : styles.labelRow}>
          <Label id={labelId} htmlFor={group ? undefined : id} className={styles.label}>
            {label}
            {required && (
              <span className={styles.required} aria-hidden>
                *
              </span>
            )}
          </Label>
          {required === false && <span className={styles.optional}>{common.optional}</span>}
        </div>
      )}
      {children({
        id,
        'aria-labelledby': isShown(label) ? labelId : undefined,
        'aria-describedby':
          joinClasses(
            describedBy,
            hasNotice && noticeId,
            isShown(hint) && hintId,
            isShown(count) && countId,
          ) || undefined,
        'aria-invalid': isShown(error) || undefined,
        'aria-required': required || undefined,
      })}
      {hasCount ? (
        <div className={styles.below}>
          <div className={styles.texts}>
            {notice}
            {hintText}
          </div>
          <span id={countId} className={styles.count}>
            {count}
          </span>
        </div>
      ) : (
        notice
      )}
      {!hasCount && hintText}
    </div>
  );
}

interface FieldNoticeProps {
  id: string;
  error: ReactNode;
  warning: ReactNode;
}

/** The error, or else the warning, of a control. Stays in the page while empty, so that its change is announced. */
export function FieldNotice({ id, error, warning }: FieldNoticeProps) {
  const hasNotice = isShown(error) || isShown(warning);
  return <div aria-live="polite">{hasNotice && <NoticeText id={id} error={error} warning={warning} />}</div>;
}

function NoticeText({ id, error, warning }: FieldNoticeProps) {
  const kind = isShown(error) ? 'error' : 'warning';
  return (
    <p id={id} className={joinClasses(styles.notice, styles.noticeKind[kind])}>
      <Icon icon={kind === 'error' ? CircleAlert : TriangleAlert} className={styles.noticeIcon} />
      <span>{kind === 'error' ? error : warning}</span>
    </p>
  );
}

/** Whether React would draw anything for this node. */
export function isShown(node: ReactNode): boolean {
  return node !== undefined && node !== null && node !== false && node !== '';
}
