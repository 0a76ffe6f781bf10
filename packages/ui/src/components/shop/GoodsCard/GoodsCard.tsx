import { Heart } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { isShown } from '../../inputs/Field/Field.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { type GoodsImage, GoodsPicture } from '../GoodsPicture.tsx';
import * as styles from './GoodsCard.css.ts';

export interface GoodsCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  ref?: Ref<HTMLElement>;
  /** Name of the goods; links to `href`. */
  name: string;
  href: string;
  picture?: GoodsImage | undefined;
  /** Price of one item, formatted by the site. */
  price: ReactNode;
  /** Former price of one item, if it is reduced. */
  before?: ReactNode;
  /** One short line: how it is packed, when it comes. */
  note?: ReactNode;
  /** Whether it cannot be bought now: shows that in place of `action`. */
  soldOut?: boolean;
  /** Buys it: one small button. */
  action?: ReactNode;
  /** Whether its reader keeps it. */
  collected?: boolean;
  /** Called to collect it or to remove it; without it no heart is shown. */
  onCollectedChange?: ((collected: boolean) => void) | undefined;
}

/** One article of a shop: picture, name, price, and the ways to keep and to buy it. */
export function GoodsCard({
  name,
  href,
  picture,
  price,
  before,
  note,
  soldOut = false,
  action,
  collected = false,
  onCollectedChange,
  className,
  ...rest
}: GoodsCardProps) {
  const { shop: say } = useMessages();
  const Link = useLink();
  return (
    <article
      className={joinClasses(styles.card, className)}
      data-sold-out={soldOut ? '' : undefined}
      {...rest}
    >
      <GoodsPicture of={picture} className={styles.picture} />
      <div className={styles.says}>
        <Link href={href} className={styles.name}>
          {name}
        </Link>
        {isShown(note) ? <p className={styles.note}>{note}</p> : null}
      </div>
      <p className={styles.prices}>
        <strong className={styles.price}>{price}</strong>
        {isShown(before) ? (
          <del className={styles.before}>
            <VisuallyHidden>{say.before}</VisuallyHidden>
            {before}
          </del>
        ) : null}
      </p>
      <div className={styles.foot}>
        {soldOut ? <span className={styles.note}>{say.soldOut}</span> : action}
        {onCollectedChange ? (
          <Button
            size="small"
            tone="quiet"
            flush="end"
            className={styles.heart}
            icon={<Icon icon={Heart} />}
            aria-label={say.collect(name)}
            aria-pressed={collected}
            onClick={() => onCollectedChange(!collected)}
          />
        ) : null}
      </div>
    </article>
  );
}
