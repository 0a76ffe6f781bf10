import { joinClasses } from '../../provider/classes.ts';
import * as styles from './goods.css.ts';

/** A picture of goods by its path; its `alt` is empty if the name is next to it. */
export interface GoodsImage {
  readonly src: string;
  readonly alt: string;
}

/** The picture of goods, with reserved space while it loads and if there is no picture. */
export function GoodsPicture({ of, className }: { of: GoodsImage | undefined; className: string }) {
  return (
    <div className={joinClasses(styles.frame, className)}>
      {of ? <img className={styles.picture} src={of.src} alt={of.alt} loading="lazy" /> : null}
    </div>
  );
}
