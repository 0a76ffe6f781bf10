import { type OutlineProps, useGateway, useList, useLoaded } from '@fairway/site';
import { Content, PageHead, Tab, TabList, TabPanel, Tabs } from '@fairway/ui';
import { useWords } from '../../../language/words.ts';
import type { loader, OrderData } from './loader.ts';
import { Orders } from './Orders.tsx';
import { type OrderQuery, orderList, statusIn, tabOf, tabs } from './orderList.ts';
import type { words } from './words.zh.ts';

/** The orders of a person or a company; the address holds all that decides which are shown. */
function OrderRecordScreen() {
  const data = useLoaded<typeof loader>();
  return <OrderList query={data.query} page={data.page} />;
}

/** The list for its address while its rows load. */
function OrderRecordOutline({ params }: OutlineProps) {
  const { now } = useGateway();
  return <OrderList query={orderList.read(params, now())} page={null} />;
}

interface OrderListProps {
  query: OrderQuery;
  /** Null while the first rows are on their way. */
  page: OrderData['page'] | null;
}

function OrderList({ query, page }: OrderListProps) {
  const { t } = useWords<typeof words>();
  const controls = useList(orderList, query);
  const tab = tabOf(controls.query);

  return (
    <Content whole>
      <PageHead title={t('orderRecord.title')} lead={t('orderRecord.lead')} />
      <Tabs value={tab} activation="manual" onValueChange={(value) => controls.change(statusIn(value))}>
        <TabList label={t('orderRecord.tabs')}>
          {tabs.map((each) => (
            <Tab key={each} value={each}>
              {t(each === 'all' ? 'orderRecord.tab.all' : `orderRecord.tab.s${each}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab}>
          <Orders controls={controls} shownQuery={query} orders={page} />
        </TabPanel>
      </Tabs>
    </Content>
  );
}

export { OrderRecordOutline as Outline, OrderRecordScreen as Component };
