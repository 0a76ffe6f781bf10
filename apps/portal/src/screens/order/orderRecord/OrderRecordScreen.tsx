import { type OutlineProps, useAsked } from '@fairway/site';
import { Content, changedQuery, PageHead, Tab, TabList, type TableQuery, TabPanel, Tabs } from '@fairway/ui';
import { useLoaderData } from 'react-router-dom';
import type { loader, OrderData } from './loader.ts';
import { Orders } from './Orders.tsx';
import { addressOf, readQuery, tabOf, tabs, withTab } from './query.ts';
import { useWords } from './words.ts';

/** The orders of a person or a company; the address holds all that decides which are shown. */
export function OrderRecordScreen() {
  return <OrderList {...useLoaderData<typeof loader>()} />;
}

/** The list as its address asks for it, its rows on the way. */
export function OrderRecordOutline({ params }: OutlineProps) {
  return <OrderList query={readQuery(params)} found={null} />;
}

interface OrderListProps {
  query: TableQuery;
  /** Null while the first rows are on their way. */
  found: OrderData['found'] | null;
}

function OrderList({ query: shown, found }: OrderListProps) {
  const { t } = useWords();
  const { asked, ask } = useAsked();
  // Controls answer a press at once; the rows follow when they are here.
  const query = asked ? readQuery(asked) : shown;
  const change = (next: Partial<TableQuery>) =>
    ask(addressOf(changedQuery(query, next)), { preventScrollReset: true });
  const tab = tabOf(query);

  return (
    <Content whole>
      <PageHead heading={t('orderRecord.title')} lead={t('orderRecord.lead')} />
      <Tabs
        value={tab}
        activation="manual"
        onValueChange={(value) =>
          change({ filters: withTab(query, tabs.find((each) => each === value) ?? 'all') })
        }
      >
        <TabList label={t('orderRecord.tabs')}>
          {tabs.map((each) => (
            <Tab key={each} value={each}>
              {t(each === 'all' ? 'orderRecord.tab.all' : `orderRecord.tab.s${each}`)}
            </Tab>
          ))}
        </TabList>
        <TabPanel value={tab}>
          <Orders query={query} shown={shown} found={found} moving={asked !== null} onChange={change} />
        </TabPanel>
      </Tabs>
    </Content>
  );
}
