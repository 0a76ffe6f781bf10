import { HeartOff } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, type Ref, useRef } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import { listOf } from '../../../provider/listOf.ts';
import { useLink, useMessages } from '../../../provider/UiProvider.tsx';
import { Button } from '../../actions/Button/Button.tsx';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { isShown } from '../../inputs/Field/Field.tsx';
import { Icon } from '../../media/Icon/Icon.tsx';
import { type GoodsImage, GoodsPicture } from '../GoodsPicture.tsx';
import * as styles from './CollectList.css.ts';

/** Goods that a user has collected. */
export interface CollectedGoods {
  readonly id: string;
  readonly name: string;
  readonly href: string;
  readonly picture?: GoodsImage | undefined;
  /** Price of one item, formatted by the site. */
  readonly price: ReactNode;
  /** It is no longer sold: it stays in the list until it is taken out, and leads nowhere. */
  readonly gone?: boolean | undefined;
}

export interface CollectListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** Names the list; read out, not shown. */
  label: string;
  /** The most recently collected first. */
  goods: readonly CollectedGoods[];
  /** Takes one out. */
  onRemove: (id: string) => void;
  /** Those that are being taken out. */
  removing?: readonly string[];
  /** The link to the shop, shown while the list is empty. */
  empty?: ReactNode;
}

/** The goods that a user has collected, each with a button to remove it. */
export function CollectList({
  label,
  goods: goodsProp,
  onRemove,
  removing = [],
  empty,
  className,
  ...rest
}: CollectListProps) {
  const { shop: say } = useMessages();
  const Link = useLink();
  const list = useRef<HTMLUListElement>(null);
  const goods = listOf(goodsProp);
  if (goods.length === 0) {
    return (
      <EmptyState kind="none-yet" title={say.noneCollected} actions={empty}>
        {say.noneCollectedText}
      </EmptyState>
    );
  }
  const remove = (id: string) => {
    // The row is removed with its button: keyboard users continue from the list.
    list.current?.focus();
    onRemove(id);
  };
  return (
    <div className={joinClasses(styles.root, className)} {...rest}>
      <ul ref={list} tabIndex={-1} aria-label={label} className={styles.list}>
        {goods.map(({ id, name, href, picture, price, gone }) => (
          <li key={id} className={styles.row} data-gone={gone ? '' : undefined}>
            <GoodsPicture of={picture} className={styles.picture} />
            <div className={styles.says}>
              {gone ? (
                <span className={styles.name}>{name}</span>
              ) : (
                <Link href={href} className={styles.name}>
                  {name}
                </Link>
              )}
              {gone ? <span className={styles.note}>{say.gone}</span> : null}
              {!gone && isShown(price) ? <span className={styles.price}>{price}</span> : null}
            </div>
            <Button
              size="small"
              tone="quiet"
              flush="end"
              icon={<Icon icon={HeartOff} />}
              aria-label={say.uncollect(name)}
              loading={removing.includes(id)}
              onClick={() => remove(id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
