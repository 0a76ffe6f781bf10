import { Table } from 'antd';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { columns, compare } from './columns.js';

const definitions = columns.map(({ key, header, width }) => ({
  key,
  dataIndex: key,
  title: header,
  width,
  sorter: key === 'vessel' ? (a, b) => compare(a.vessel, b.vessel) : undefined,
}));

function Virtual({ rows }) {
  const [selectedRowKeys, onChange] = useState([]);
  return (
    <Table
      virtual
      size="small"
      columns={definitions}
      dataSource={rows}
      rowKey="id"
      pagination={false}
      rowSelection={{ selectedRowKeys, onChange }}
      scroll={{ x: 960, y: 560 }}
    />
  );
}

let root;
globalThis.gridPage = {
  mount(element, rows) {
    root = createRoot(element);
    root.render(<Virtual rows={rows} />);
  },
  unmount: () => root.unmount(),
  scroller: () => document.querySelector('[class*="virtual-holder"], .ant-table-tbody-virtual-holder'),
  box: () => document.querySelectorAll('.ant-table-tbody-virtual input, .ant-table-row input')[5],
  sort: () => document.querySelector('.ant-table-column-has-sorters'),
  all: () => document.querySelector('.ant-table-thead input, .ant-table-header input'),
};
