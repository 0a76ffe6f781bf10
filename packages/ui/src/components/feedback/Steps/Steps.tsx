import { Check, CircleAlert, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { isShown } from '../../inputs/Field/Field.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { dueAt } from './due.ts';
import * as styles from './Steps.css.ts';

/** `blocked` is a current step that cannot continue; give the reason. */
export type StepStatus = 'done' | 'current' | 'waiting' | 'blocked';

/** One step on the way. */
export interface Step {
  /** Distinguishes it from the others. */
  readonly id: string;
  readonly title: ReactNode;
  readonly status: StepStatus;
  /** Description of the step, or its result. */
  readonly text?: ReactNode;
  /** The person or party who acts next: "Fairway", "the shipper". */
  readonly who?: string;
  /** When it is due: a day (`2026-11-23`) or an instant in UTC. */
  readonly due?: string;
  /** Why it cannot go on, and what would help. */
  readonly reason?: ReactNode;
  /** The address of the step. */
  readonly href?: string;
}

export interface StepsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'onSelect'> {
  ref?: Ref<HTMLDivElement>;
  /** Names the way: "Certification of your company". */
  label: string;
  /** In the order they are gone through. */
  steps: readonly Step[];
  /** `horizontal` stacks automatically where space is short. */
  orientation?: 'horizontal' | 'vertical';
  /** The current time by the server's clock; marks overdue steps. */
  now?: string | Date;
  /** The time zone of the displayed instants. */
  timeZone?: string;
  /** Makes the steps that were reached buttons, to look at or to change; a step with `href` is a link anyway. */
  onSelect?: (id: string) => void;
}

const signs: Partial<Record<StepStatus, LucideIcon>> = { done: Check, blocked: CircleAlert };

/** A way in steps: how far it is, who acts next and by when, and what holds it up. */
export function Steps({
  label,
  steps,
  orientation = 'horizontal',
  now,
  timeZone = 'Asia/Shanghai',
  onSelect,
  className,
  ...rest
}: StepsProps) {
  return (
    <div className={joinClasses(styles.steps, className)} {...rest}>
      <ol aria-label={label} className={joinClasses(styles.list, styles.orientation[orientation])}>
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            step={step}
            number={index + 1}
            now={now}
            timeZone={timeZone}
            onSelect={onSelect}
          />
        ))}
      </ol>
    </div>
  );
}

interface StepItemProps extends Pick<StepsProps, 'now' | 'onSelect'> {
  step: Step;
  number: number;
  timeZone: string;
}

function StepItem({ step, number, now, timeZone, onSelect }: StepItemProps) {
  const { steps: say, lang } = useMessages();
  const status: StepStatus = step.status in styles.signOf ? step.status : 'waiting';
  const due = step.due ? dueAt(step.due, { lang, timeZone, now }) : null;
  const open = status !== 'done' && status !== 'waiting';
  const sign = signs[status];
  return (
    <li className={styles.step} data-status={status} aria-current={open ? 'step' : undefined}>
      <span className={joinClasses(styles.sign, styles.signOf[status])} aria-hidden>
        {sign ? <Icon icon={sign} /> : number}
      </span>
      <div className={styles.words}>
        <div className={styles.head}>
          <StepTitle step={step} onSelect={status === 'waiting' ? undefined : onSelect} />
          <span className={joinClasses(styles.status, styles.statusOf[status])}>{say[status]}</span>
        </div>
        {isShown(step.text) && <p className={styles.note}>{step.text}</p>}
        {status !== 'done' && (step.who || due) && (
          <p className={styles.note}>
            {step.who && say.who(step.who)}
            {step.who && due && say.comma}
            {due && (
              <time dateTime={step.due} className={joinClasses(styles.due, due.over && styles.over)}>
                {due.over && <Icon icon={TriangleAlert} className={styles.overIcon} />}
                {due.over ? say.overdue(due.text) : say.due(due.text)}
              </time>
            )}
          </p>
        )}
        {isShown(step.reason) && (
          <p className={styles.reason}>
            <Icon icon={CircleAlert} className={styles.icon} />
            <span>{step.reason}</span>
          </p>
        )}
      </div>
    </li>
  );
}

function StepTitle({ step, onSelect }: Pick<StepItemProps, 'step' | 'onSelect'>) {
  const Link = useLink();
  if (step.href)
    return (
      <Link href={step.href} className={joinClasses(styles.title, styles.press)}>
        {step.title}
      </Link>
    );
  if (onSelect)
    return (
      <button
        type="button"
        data-on-paper
        className={joinClasses(styles.title, styles.press)}
        onClick={() => onSelect(step.id)}
      >
        {step.title}
      </button>
    );
  return <span className={styles.title}>{step.title}</span>;
}
