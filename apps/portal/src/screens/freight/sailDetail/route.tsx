import { useLoaded } from '@fairway/site';
import { writeShipment } from '@fairway/trade';
import { ButtonLink, Columns, Content, Icon } from '@fairway/ui';
import { useMedia } from '@fairway/ui/utilities';
import { ArrowLeft } from 'lucide-react';
import { PriceChangeSection } from '../../../features/sailings/PriceChangeSection.tsx';
import { withShipment } from '../../../features/shipment/shipmentEntries.ts';
import { useShipment } from '../../../features/shipment/useShipment.ts';
import { useWords } from '../../../language/words.ts';
import { resultsAddress } from '../results/address.ts';
import { CostSection } from './CostSection.tsx';
import { ChangesSection } from './changes/ChangesSection.tsx';
import { DetailHead } from './DetailHead.tsx';
import type { loader } from './loader.ts';
import { PhoneParts } from './PhoneParts.tsx';
import { PlanSection } from './plan/PlanSection.tsx';
import { RouteSection } from './RouteSection.tsx';
import * as styles from './SailDetailScreen.css.ts';
import { ScheduleSection } from './ScheduleSection.tsx';
import { SubscriptionPrompt } from './SubscriptionPrompt.tsx';
import { useFocusOnceOpened } from './useFocusOnceOpened.ts';
import { FreeTimeSection, VesselSection } from './VesselSection.tsx';
import type { words } from './words.zh.ts';

/** One sailing in full, or the conditions to see it. */
function SailDetailScreen() {
  const { detail, changes, plan, priceChange, followed, closed } = useLoaded<typeof loader>();
  const { t } = useWords<typeof words>();
  const phone = useMedia('phone');
  const { shipment } = useShipment();
  useFocusOnceOpened(!closed);
  if (closed) {
    return (
      <Content whole>
        <SubscriptionPrompt {...closed} />
      </Content>
    );
  }
  const { origin, destination, week } = detail;
  return (
    <Content whole>
      <div>
        <ButtonLink
          tone="quiet"
          size="small"
          flush="start"
          icon={<Icon icon={ArrowLeft} directional />}
          href={withShipment(
            resultsAddress({ origin: origin.code, destination: destination.code, week }),
            shipment ? writeShipment(shipment) : {},
          )}
        >
          {t('detail.back')}
        </ButtonLink>
      </div>
      <DetailHead detail={detail} followed={followed} />
      {phone ? (
        <PhoneParts detail={detail} />
      ) : (
        <Columns count={{ base: 2, narrow: 1 }} gap="section" align="stretch" className={styles.columns}>
          <ScheduleSection detail={detail} />
          <RouteSection detail={detail} />
          <CostSection detail={detail} />
          <VesselSection detail={detail} />
          <FreeTimeSection detail={detail} />
        </Columns>
      )}
      <PlanSection detail={detail} plan={plan} />
      <ChangesSection detail={detail} changes={changes} />
      <PriceChangeSection change={priceChange} />
    </Content>
  );
}

export { SailDetailOutline as Outline } from './SailDetailOutline.tsx';
export { subject } from './subject.ts';
export { SailDetailScreen as Component };
