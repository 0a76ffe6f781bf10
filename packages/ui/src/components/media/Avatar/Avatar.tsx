import { UserRound } from 'lucide-react';
import { type HTMLAttributes, type Ref, useState } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Avatar.css.ts';
import { initial } from './initial.ts';

export interface AvatarProps extends HTMLAttributes<HTMLSpanElement> {
  ref?: Ref<HTMLSpanElement>;
  /** Name of the person; gives the initial where there is no picture or it fails to load. */
  name: string;
  /** Address of a square picture. */
  src?: string | null;
  /** 24, 32, 48 and 80 px. */
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** The name is next to it as text, so it is not read twice; the usual case. */
  decorative?: boolean;
}

/** Px of the icon for a person without a name. */
const iconSizes = { small: 16, medium: 20, large: 24, huge: 32 } as const;

/** A person or company at a glance. */
export function Avatar({ name, src, size = 'medium', decorative = true, className, ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={joinClasses(styles.avatar, styles.size[size], className)}
      {...rest}
    >
      {src && src !== broken ? (
        <img src={src} alt="" className={styles.image} onError={() => setBroken(src)} />
      ) : (
        initial(name) || <Icon icon={UserRound} size={iconSizes[size]} />
      )}
    </span>
  );
}
