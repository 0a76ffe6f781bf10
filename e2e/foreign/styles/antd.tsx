import { Button, Input, Table } from 'antd';
import { createRoot } from 'react-dom/client';

const columns = [
  { title: 'Vessel', dataIndex: 'vessel' },
  { title: 'Price', dataIndex: 'price' },
];

createRoot(document.getElementById('antd') as HTMLElement).render(
  <>
    <Button type="primary">antd</Button>
    <Input placeholder="antd" />
    <Table
      columns={columns}
      dataSource={[{ key: 1, vessel: 'EVER GIVEN', price: 1200 }]}
      pagination={false}
    />
  </>,
);
