import { fragmentOf } from '@fairway/site';
import { Tab, TabList, TabPanel, Tabs } from '@fairway/ui';
import { useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { CostSection } from './CostSection.tsx';
import type { DetailProps } from './DetailHead.tsx';
import { RouteSection } from './RouteSection.tsx';
import * as styles from './SailDetailScreen.css.ts';
import { ScheduleSection } from './ScheduleSection.tsx';
import { FreeTimeSection, VesselSection } from './VesselSection.tsx';
import type { words } from './words.zh.ts';

const parts = [
  ['cost', CostSection],
  ['schedule', ScheduleSection],
  ['route', RouteSection],
  ['vessel', VesselSection],
  ['freeDays', FreeTimeSection],
] as const;

/**
 * The parts of a sailing on a phone, one at a time, its costs first; the address names the visible one after its `#`.
 */
export function PhoneParts({ detail }: DetailProps) {
  const { t } = useWords<typeof words>();
  const [part, setPart] = useState(() => {
    const named = fragmentOf(window.location);
    return parts.find(([each]) => each === named)?.[0] ?? 'cost';
  });
  const show = (value: string) => {
    const part = parts.find(([each]) => each === value)?.[0];
    if (!part) return;
    setPart(part);
    // Nothing is loaded, and Back returns to the previous page, not to the previous part.
    window.history.replaceState(window.history.state, '', `#${part}`);
  };
  return (
    <Tabs value={part} onValueChange={show} className={styles.parts}>
      <TabList label={t('detail.parts')}>
        {parts.map(([each]) => (
          <Tab key={each} value={each}>
            {t(`detail.part.${each}`)}
          </Tab>
        ))}
      </TabList>
      {parts.map(([each, Part]) => (
        <TabPanel key={each} value={each}>
          <Part detail={detail} />
        </TabPanel>
      ))}
    </Tabs>
  );
}
