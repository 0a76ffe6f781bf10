import { type ComponentType, type HTMLAttributes, lazy, type Ref, Suspense } from 'react';
import { joinClasses } from '../../../provider/classes.ts';
import * as styles from './ChartBackdrop.css.ts';
import { useHydrated } from './useHydrated.ts';

const BackdropDrawing = lazy<ComponentType>(() =>
  import('./BackdropDrawing.tsx').catch(() => ({ default: NoDrawing })),
);

export interface ChartBackdropProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  ref?: Ref<HTMLDivElement>;
  /** `start` fades the chart under a headline. */
  fade?: 'none' | 'start';
}

/** The Pacific with a few routes, as decoration behind a page's head. Give it a size; it fills and crops. */
export function ChartBackdrop({ fade = 'start', className, ...rest }: ChartBackdropProps) {
  // A server-rendered page is hydrated first; decoration is fetched after it.
  const hydrated = useHydrated();
  return (
    <div aria-hidden="true" className={joinClasses(styles.backdrop, className)} {...rest}>
      <Suspense fallback={null}>
        <div className={joinClasses(styles.drawing, styles.fade[fade])}>
          {hydrated ? <BackdropDrawing /> : null}
        </div>
      </Suspense>
    </div>
  );
}

/** Open water where the drawing could not be loaded. */
function NoDrawing() {
  return null;
}
