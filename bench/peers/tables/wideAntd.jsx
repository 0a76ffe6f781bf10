import { Table } from 'antd';
import { createRoot } from 'react-dom/client';

const keys = ['id', ...Array.from({ length: 59 }, (_, index) => `w${index + 1}`)];
const columns = keys.map((key) => ({ key, dataIndex: key, title: key, width: 100 }));

globalThis.widePage = {
  mount(element, rows) {
    createRoot(element).render(
      <Table
        virtual
        columns={columns}
        dataSource={rows}
        rowKey="id"
        pagination={false}
        scroll={{ x: 6000, y: 560 }}
      />,
    );
  },
  scroller: () => document.querySelector('.ant-table-tbody-virtual-holder'),
  // Its columns cannot be dragged.
  handle: () => null,
};
