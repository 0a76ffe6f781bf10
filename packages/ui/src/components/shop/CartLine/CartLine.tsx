import { Trash2 } from 'lucide-react';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../../inputs/Checkbox/Checkbox.tsx';
import { isShown } from '../../inputs/Field/Field.tsx';
import { QuantityStepper } from '../../inputs/QuantityStepper/QuantityStepper.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { type GoodsImage, GoodsPicture } from '../GoodsPicture.tsx';
import * as styles from './CartLine.css.ts';
import type { CartItem } from './cart.ts';

export interface CartLineProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onChange'> {
  ref?: Ref<HTMLElement>;
  /** The line as the cart holds it. */
  item: CartItem;
  name: string;
  href: string;
  picture?: GoodsImage | undefined;
  /** Price of one item, formatted by the site. */
  price: ReactNode;
  /** Price of all of them. */
  total: ReactNode;
  /** Which kind of it: size, colour. */
  note?: ReactNode;
  /** Called when the quantity, between 1 and `maxNum`, or the selection changes. */
  onChange: (item: CartItem) => void;
  /** Takes it out of the cart. */
  onRemove: () => void;
}

/** One line of a cart: its selection, item, quantity and price. */
export function CartLine({
  item,
  name,
  href,
  picture,
  price,
  total,
  note,
  onChange,
  onRemove,
  className,
  ...rest
}: CartLineProps) {
  const { shop: say } = useMessages();
  const Link = useLink();
  const { num, maxNum, check } = item;
  const isSoldOut = maxNum < 1;
  return (
    <article aria-label={name} className={joinClasses(styles.line, className)} {...rest}>
      <Checkbox
        className={styles.check}
        aria-label={say.order(name)}
        checked={check && !isSoldOut}
        disabled={isSoldOut}
        onChange={(event) => onChange({ ...item, check: event.target.checked })}
      />
      <GoodsPicture of={picture} className={styles.picture} />
      <div className={styles.says}>
        <Link href={href} className={styles.name}>
          {name}
        </Link>
        {isShown(note) ? <span className={styles.note}>{note}</span> : null}
        <span className={styles.note}>{price}</span>
      </div>
      <div className={styles.count}>
        {isSoldOut ? (
          <span className={styles.note}>{say.soldOut}</span>
        ) : (
          <QuantityStepper
            size="small"
            aria-label={say.count(name)}
            min={1}
            max={maxNum}
            value={num}
            // An empty box is on its way to another number: the cart keeps the one it has.
            onChange={(next) => next === null || onChange({ ...item, num: next })}
          />
        )}
      </div>
      <strong className={styles.total}>{isSoldOut ? null : total}</strong>
      <Button
        size="small"
        tone="quiet"
        flush="end"
        className={styles.remove}
        icon={<Icon icon={Trash2} />}
        aria-label={say.remove(name)}
        onClick={onRemove}
      />
    </article>
  );
}
