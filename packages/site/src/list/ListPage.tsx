import type { Listing } from '@fairway/gateway/contract/listing';
import { Content, PageHead } from '@fairway/ui';
import { ListTable, type ListTableProps } from './ListTable.tsx';

export interface ListPageProps<L extends Listing, Scope extends object, Row>
  extends Omit<ListTableProps<L, Scope, Row>, 'caption'> {
  /** The title of the page, which names its table too. */
  title: string;
  lead: string;
}

/** A page with nothing but a list. */
export function ListPage<L extends Listing, Scope extends object, Row>({
  title,
  lead,
  ...list
}: ListPageProps<L, Scope, Row>) {
  return (
    <Content whole>
      <PageHead title={title} lead={lead} />
      <ListTable {...list} caption={title} />
    </Content>
  );
}
