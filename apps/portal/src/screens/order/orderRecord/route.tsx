import { type OutlineProps, useGateway, useList, useLoaded } from '@fairway/site';
import { Content, PageHead, Tab, TabList, TabPanel, Tabs } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { loader, OrderData } from './loader.ts';
import { Orders } from './Orders.tsx';
import { type OrderQuery, orderList, statusIn, tabOf, tabs } from './orderList.ts';
import type { words } from './words.zh.ts';

/** The orders of a person or a company; the address holds all that decides which are shown. */
function OrderRecordScreen() {
  return <OrderList {...useLoaded<typeof loader>()} />;
}

/** The list as its address asks for it, its rows on the way. */
function OrderRecordOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <OrderList query={orderList.read(params, now())} found={null} />;
}

interface OrderListProps {
  query: OrderQuery;
  /** Null while the first rows are on their way. */
  found: OrderData['found'] | null;
}

function OrderList({ query: shown, found }: OrderListProps) {
  const { t } = useWords<typeof words>();
  const hand = useList(orderList, shown);
  const tab = tabOf(hand.query);

  return (
    <Content whole>
      <PageHead heading={t('orderRecord.title')} lead={t('orderRecord.lead')} />
      <Tabs value={tab} activation="manual" onValueChange={(value) => hand.change(statusIn(value))}>
        <TabList label={t('orderRecord.tabs')}>
          {tabs.map((each) => (
            <Tab key={each} value={each}>
              {t(each === 'all' ? 'orderRecord.tab.all' : `orderRecord.tab.s${each}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab}>
          <Orders hand={hand} shown={shown} found={found} />
        </TabPanel>
      </Tabs>
    </Content>
  );
}

export { OrderRecordOutline as Outline, OrderRecordScreen as Component };
