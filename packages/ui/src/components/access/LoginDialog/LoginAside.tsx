import type { ReactNode } from 'react';
import type { WithFormerName } from '../../../provider/formerName.ts';
import { listOf } from '../../../provider/listOf.ts';
import { useMessages } from '../../../provider/UiProvider.tsx';
import { Carousel } from '../../media/Carousel/Carousel.tsx';
import * as styles from './LoginDialog.css.ts';

interface BannerContent {
  /** Chinese may hold `<wbr>`: it breaks there and not inside a word. */
  readonly title: ReactNode;
  readonly text: string;
}

/** Content of a banner. */
export type LoginBanner = WithFormerName<
  BannerContent,
  'title',
  {
    /** @deprecated Use `title`. */
    readonly heading: ReactNode;
  }
>;

interface LoginAsideProps {
  logo: ReactNode;
  banners: readonly LoginBanner[];
}

/** Depth contours, nearer to each other towards the coast. */
const contours = [0, 17, 33, 48, 62, 75, 87, 98].map(
  (down) =>
    `M-8 ${58 + down}c40-${30 - down / 6} 74 22 128 22s72-${60 - down / 3} 118-${58 - down / 4} 72 36 110 ${22 + down / 5}`,
);

/** The dark half of the login dialog: the brand, three banners in turn, and a route across a chart. */
export function LoginAside({ logo, banners }: LoginAsideProps) {
  const { loginDialog } = useMessages();
  return (
    <div className={styles.aside}>
      <div className={styles.mark}>{logo}</div>
      <Carousel label={loginDialog.banners} className={styles.carousel}>
        {Object.entries(listOf(banners)).map(([place, { title, heading, text }]) => (
          <div key={place} className={styles.banner}>
            <p className={styles.bannerTitle}>{title ?? heading}</p>
            <p className={styles.bannerText}>{text}</p>
          </div>
        ))}
      </Carousel>
      <svg className={styles.chart} viewBox="0 0 340 300" aria-hidden="true" focusable="false">
        {contours.map((line) => (
          <path key={line} className={styles.contour} d={line} transform="translate(0 60)" />
        ))}
        <path className={styles.route} d="M30 226c46-40 96-30 150-58s62-58 116-104" />
        <circle className={styles.position} cx="298" cy="62" r="5" />
      </svg>
    </div>
  );
}
