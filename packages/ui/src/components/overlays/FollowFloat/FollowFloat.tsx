import { ChevronRight, QrCode as QrIcon } from 'lucide-react';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { isShown } from '../../inputs/Field/Field.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { QrCode } from '../../payment/QrCode/QrCode.tsx';
import * as styles from './FollowFloat.css.ts';

export interface FollowFloatProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Name of the account to follow: 关注航道服务号. Names the float, the code and the button that unfolds it. */
  name: string;
  /** The benefit of following, in a few words. */
  tip?: string | undefined;
  /** Content of the code: the address of the account in the social app. */
  code: string;
  /** Whether only its tab is visible; the owner stores it. */
  folded: boolean;
  /** Called to fold or unfold it. */
  onFoldedChange: (folded: boolean) => void;
}

/**
 * A code by which readers follow an account, at the edge of the page next to its content. Without room there, it is in
 * the page where it is written, so that it covers nothing.
 */
export function FollowFloat({
  name,
  tip,
  code,
  folded,
  onFoldedChange,
  className,
  ...rest
}: FollowFloatProps) {
  const { followFloat: say } = useMessages();
  const id = useId();
  return (
    <aside
      aria-label={name}
      className={joinClasses(styles.float, className)}
      data-folded={folded ? '' : undefined}
      {...rest}
    >
      <button
        type="button"
        className={styles.fold}
        aria-expanded={!folded}
        aria-controls={id}
        aria-label={folded ? name : say.fold}
        onClick={() => onFoldedChange(!folded)}
      >
        <Icon icon={folded ? QrIcon : ChevronRight} size={20} />
        {folded ? <span className={styles.tab}>{name}</span> : null}
      </button>
      <div id={id} className={styles.panel} hidden={folded}>
        <div className={styles.code}>
          <QrCode value={code} label={say.code(name)} />
        </div>
        <div className={styles.words}>
          <strong>{name}</strong>
          {isShown(tip) ? <p className={styles.tip}>{tip}</p> : null}
        </div>
      </div>
    </aside>
  );
}
